import { useEffect, useRef } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./error-summary.module.css";

type Properties = {
  title: string;
  /** One line a field; `field` is the id of its control. */
  errors: readonly { field: string; message: string }[];
  level?: 2 | 3;
  /** Takes the focus as it appears, so that a screen reader begins here. */
  takesFocus?: boolean;
};

/** Everything that is wrong with a form, each line a way to its field. */
export function ErrorSummary({ title, errors, level = 2, takesFocus = false }: Properties) {
  const summary = useRef<HTMLDivElement>(null);
  const Title = `h${level}` as const;

  useEffect(() => {
    if (takesFocus) summary.current?.focus();
  }, [takesFocus]);

  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <Title className={styles.title}>
        <Icon name="warning" />
        {title}
      </Title>
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
