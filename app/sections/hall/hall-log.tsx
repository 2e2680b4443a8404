import { useId } from "react";
import { hallWords } from "#content/planner/hall.ts";
import type { Named } from "#content/planner/hall-events.ts";
import type { HallEvent } from "#planner/session/journal.ts";
import { clockTime } from "./clock-time.ts";
import styles from "./hall.module.css";

type HallLogProps = {
  /** The latest first. */
  log: readonly HallEvent[];
  plan: Named;
  /** Whether screen readers announce new entries; at high speed nobody could follow them. */
  spoken: boolean;
};

/** What happens on the floor, as sentences. */
export function HallLog({ log, plan, spoken }: HallLogProps) {
  const title = useId();
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h3 id={title}>{hallWords.log}</h3>
      {log.length === 0 && <p>{hallWords.nothing}</p>}
      <div role="log" aria-live={spoken ? "polite" : "off"} aria-labelledby={title}>
        <ol className={styles.log}>
          {log.map((event) => (
            <li key={`${event.t} ${JSON.stringify(event)}`}>
              <time>{clockTime(event.t)}</time> {hallWords.event(event, plan)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
