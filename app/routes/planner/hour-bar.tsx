import { plannerWords } from "#content/planner/planner.ts";
import { type Hour, shownParts } from "#planner/fleet/limiting.ts";
import styles from "./hour-bar.module.css";

const { hour: words } = plannerWords.fleet;

/** A vehicle's mean hour in its parts, as a bar and in minutes. */
export function HourBar({ hour, caption }: { hour: Hour; caption: string }) {
  const shown = shownParts(hour);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.bar} aria-hidden="true">
        {shown.map((kind) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: hour[kind] }} />
        ))}
      </div>
      <ul className={styles.kinds}>
        {shown.map((kind) => (
          <li key={kind}>
            <span data-kind={kind} aria-hidden="true" />
            {words[kind]} <b>{Math.round(hour[kind] * 60)} min</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
