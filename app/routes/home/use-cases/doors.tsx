import { PageLink } from "#app/frame/page-link.tsx";
import { Drawing } from "#app/sections/drawing/drawing.tsx";
import type { UseCase } from "#content/use-cases.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./doors.module.css";

type DoorsProps = { useCases: readonly UseCase[]; read: string };

/**
 * Five doors side by side, one under the other on a phone; at most one is open, and a second click closes it.
 * Native `<details>` laid out in a row, so they open before script does anything.
 */
export function Doors({ useCases, read }: DoorsProps) {
  return (
    <div className={styles.doors}>
      {useCases.map(({ id, title, picture, content, path }, index) => (
        <details key={id} name="use-cases" open={index === 0} className={styles.door}>
          <summary className={styles.handle}>
            <span className={styles.number}>{index + 1}</span>
            <h3 className={styles.title}>{title}</h3>
          </summary>
          <Drawing name={picture} fill className={styles.picture} />
          <div className={styles.words}>
            <p className={styles.name} aria-hidden="true">
              {title}
            </p>
            <p>{content}</p>
            <TextLink link={<PageLink to={path} aria-label={`${read}: ${title}`} />}>{read}</TextLink>
          </div>
        </details>
      ))}
    </div>
  );
}
