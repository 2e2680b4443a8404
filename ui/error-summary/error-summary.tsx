import { Icon } from "#ui/icon/icon.tsx";
import styles from "./error-summary.module.css";

type ErrorSummaryProps = {
  title: string;
  /** One line for each field; `field` is the id of its control. */
  errors: readonly { field: string; message: string }[];
};

/** All errors of a form, each line a link to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  return (
    <div className={styles.summary} role="alert">
      <h3 className={styles.title}>
        <Icon name="warning" />
        {title}
      </h3>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} className={styles.link}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
