import { useRef } from "react";
import { plannerWords } from "#content/planner.ts";
import type { GrowingCurve } from "#planner/traffic/growing.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import answers from "./answers.module.css";
import styles from "./fleet-answer.module.css";
import { FleetCurve } from "./fleet-curve.tsx";
import { FleetTable } from "./fleet-table.tsx";
import { HourBar } from "./hour-bar.tsx";
import { percent, whole } from "./in-words.ts";
import { useFleet } from "./use-fleet.ts";

const words = plannerWords.fleet;

/** How many vehicles keep the plan's promise in traffic: simulated in the browser, run by run. */
export function FleetAnswer({ token, share, within }: { token: string; share: number; within: number }) {
  const place = useRef<HTMLDivElement>(null);
  const { state, curve, start, stop } = useFleet(token, place);
  return (
    <div ref={place} className={styles.fleet}>
      <h3 className={styles.question}>{words.question}</h3>
      <p className={styles.text}>{words.text(whole(share), within)}</p>
      <noscript>
        <p className={styles.text}>{words.noScript}</p>
      </noscript>
      <div className={styles.controls}>
        {state === "running" ? (
          <Button size="large" onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          <Button size="large" tone="solid" onClick={start}>
            {curve ? words.again : words.start}
          </Button>
        )}
        <p role="status">{statusOf(state, curve)}</p>
      </div>
      {state === "failed" && <Alert tone="error">{words.failed}</Alert>}
      {curve && <Answer curve={curve} share={share} />}
    </div>
  );
}

function statusOf(state: string, curve: GrowingCurve | undefined) {
  if (state === "running") return words.running(curve?.runs ?? 0);
  if (state === "stopped") return words.stopped;
  return state === "done" && curve ? words.done(curve.runs, curve.hours) : "";
}

function Answer({ curve, share }: { curve: GrowingCurve; share: number }) {
  const { counts, free, recommended, runs, hours, why, hour, limits = [] } = curve;
  const chosen = counts.find(({ count }) => count === recommended);
  const next = counts.find(({ count }) => recommended !== null && count === recommended + 1);
  return (
    <div
      className={styles.answer}
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
