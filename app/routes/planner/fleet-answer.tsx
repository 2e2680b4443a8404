import { plannerWords } from "#content/planner.ts";
import type { GrowingCurve } from "#planner/traffic/growing.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import answers from "./answers.module.css";
import styles from "./fleet-answer.module.css";
import { FleetCurve } from "./fleet-curve.tsx";
import { useFleet } from "./use-fleet.ts";

const words = plannerWords.fleet;
const percent = (share: number | null) => (share === null ? "–" : `${(share * 100).toFixed(1)}\u00a0%`);
const whole = (share: number | null) => (share === null ? "–" : `${Math.round(share * 100)}\u00a0%`);
const seconds = (wait: number | null) => (wait === null ? "–" : `${Math.round(wait)}\u00a0s`);

/** How many vehicles keep the plan's promise in traffic: simulated in the browser, run by run. */
export function FleetAnswer({ token, share, within }: { token: string; share: number; within: number }) {
  const { state, curve, start, stop } = useFleet(token);
  return (
    <div className={styles.fleet}>
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
  const { counts, recommended, runs, hours, why } = curve;
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
      <p className={styles.count}>{recommended === null ? words.none : words.vehicles(recommended)}</p>
      <div className={styles.why}>
        <p>{why}</p>
        {next && <p>{words.oneMore(percent(next.onTime.mean))}</p>}
      </div>
      {counts.length > 0 && (
        <>
          <FleetCurve counts={counts} recommended={recommended} share={share} />
          <div className={styles.scroll}>
            <table className={answers.table}>
              <caption>{words.table}</caption>
              <thead>
                <tr>
                  {words.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {counts.map(({ count, onTime, wait, utilisation, charging }) => (
                  <tr key={count}>
                    <th scope="row">{count}</th>
                    <td>{percent(onTime.mean)}</td>
                    <td>{seconds(wait.mean.mean)}</td>
                    <td>{whole(utilisation.mean)}</td>
                    <td>{whole(charging.mean)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </div>
  );
}
