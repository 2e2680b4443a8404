import { useId } from "react";
import { hallWords } from "#content/planner/hall.ts";
import { isOfVisitor, type Named } from "#content/planner/hall-events.ts";
import type { HallEvent } from "#planner/session/journal.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { clockTime } from "./clock-time.ts";
import styles from "./hall.module.css";

type HallLogProps = {
  /** The latest first. */
  log: readonly HallEvent[];
  plan: Named;
  /** Whether screen readers announce all entries; faster than twice the clock they would never be silent. */
  isSlow: boolean;
};

/** What happens on the floor, as sentences. */
export function HallLog({ log, plan, isSlow }: HallLogProps) {
  const title = useId();
  const ofVisitor = log.find(isOfVisitor);
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h3 id={title}>{hallWords.log}</h3>
      {log.length === 0 && <p>{hallWords.nothing}</p>}
      <VisuallyHidden>
        <span role="status">{!isSlow && ofVisitor && hallWords.event(ofVisitor, plan)}</span>
      </VisuallyHidden>
      <div role="log" aria-live={isSlow ? "polite" : "off"} aria-labelledby={title}>
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
