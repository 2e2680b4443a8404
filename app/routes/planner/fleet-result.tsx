import { useLayoutEffect, useRef } from "react";
import { plannerWords } from "#content/planner/planner.ts";
import type { GrowingCurve } from "#planner/traffic/growing.ts";
import answers from "./answers.module.css";
import styles from "./fleet-answer.module.css";
import { FleetCurve } from "./fleet-curve.tsx";
import { FleetTable } from "./fleet-table.tsx";
import { HourBar } from "./hour-bar.tsx";

const words = plannerWords.fleet;

/** What the runs have shown so far. */
export default function FleetResult({ curve, share }: { curve: GrowingCurve; share: number }) {
  const { counts, free, count: own, runs, hours, hour, limits = [] } = curve;
  const chosen = counts.find(({ count }) => count === own);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => bringInSight(place.current), []);
  return (
    <div
      ref={place}
      className={`${styles.answer} ${styles.result}`}
      {...(chosen && {
        "data-digest": chosen.digest,
        "data-count": chosen.count,
        "data-runs": runs,
        "data-hours": hours,
        "data-traffic": true,
      })}
    >
      <FleetCurve counts={counts} free={free} count={own} share={share} />
      {hour && <HourBar hour={hour} caption={words.hourOf} />}
      {limits.length > 0 && (
        <div className={answers.limits}>
          <h3>{words.limits}</h3>
          {limits.map((limit) => (
            <p key={limit}>{limit}</p>
          ))}
        </div>
      )}
      {counts.length > 0 && <FleetTable counts={counts} />}
    </div>
  );
}

/** Scrolls the first curve into view, since the visitor asked for it, unless they are typing elsewhere by now. */
function bringInSight(element: Element | null) {
  if (!element || document.activeElement?.matches("input, select, textarea")) return;
  if (element.getBoundingClientRect().bottom > innerHeight) element.scrollIntoView();
}
