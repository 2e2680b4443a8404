import { useLayoutEffect, useRef } from "react";
import { plannerWords } from "#content/planner.ts";
import type { GrowingCurve } from "#planner/traffic/growing.ts";
import { percent } from "../../../planner/in-words.ts";
import answers from "./answers.module.css";
import styles from "./fleet-answer.module.css";
import { FleetCurve } from "./fleet-curve.tsx";
import { FleetTable } from "./fleet-table.tsx";
import { HourBar } from "./hour-bar.tsx";

const words = plannerWords.fleet;

/** What the runs have shown so far. */
export default function FleetResult({ curve, share }: { curve: GrowingCurve; share: number }) {
  const { counts, free, recommended, runs, hours, why, hour, limits = [] } = curve;
  const chosen = counts.find(({ count }) => count === recommended);
  const next = counts.find(({ count }) => recommended !== null && count === recommended + 1);
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
      {why && (
        <>
          <p className={styles.count}>{recommended === null ? words.none : words.vehicles(recommended)}</p>
          <div className={styles.why}>
            <p>{why}</p>
            {next && (
              <p>
                {words.oneMore(
                  percent(next.onTime.mean),
                  (next.onTime.mean ?? 0) >= (chosen?.onTime.mean ?? 0),
                )}
              </p>
            )}
          </div>
        </>
      )}
      <FleetCurve counts={counts} free={free} recommended={recommended} share={share} />
      {hour && recommended !== null && <HourBar hour={hour} caption={words.hourOf(recommended)} />}
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
