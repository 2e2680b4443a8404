import { PageLink } from "#app/frame/page-link.tsx";
import { TaskIcon } from "#app/sections/task-icon/task-icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { HomeContent } from "../home-content.ts";
import iconStyles from "./door-icon.module.css";
import styles from "./doors.module.css";

type DoorsProps = Pick<HomeContent["useCases"], "useCases" | "read">;

/**
 * Doors side by side, one under the other on a phone; at most one is open, and a second click closes it.
 * Native `<details>` laid out in a row, so they open before script does anything.
 */
export function Doors({ useCases, read }: DoorsProps) {
  return (
    <div data-row="3" data-roving="summary" className={styles.doors}>
      {useCases.map(({ id, icon, title, picture, content, path }, index) => (
        <details key={id} name="use-cases" open={index === 0} className={styles.door}>
          <summary className={styles.handle}>
            <span className={styles.number}>{index + 1}</span>
            <TaskIcon name={icon} className={iconStyles.icon} />
            <h3 className={styles.title}>{title}</h3>
          </summary>
          <Picture {...picture} sizes="(width<768px)100vw,75vw" fill className={styles.picture ?? ""} />
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
