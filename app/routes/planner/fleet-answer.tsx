import { useRef, useState } from "react";
import { plannerWords } from "#content/planner/planner.ts";
import type { Counts } from "#planner/fleet/total.ts";
import type { GrowingCurve } from "#planner/traffic/growing.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import styles from "./fleet-answer.module.css";
import { useFleet } from "./use-fleet.ts";

const words = plannerWords.fleet;
/* Fetched together with the worker, when this part comes into view. */
const loadResult = () => import("./fleet-result.tsx");
type Result = Awaited<ReturnType<typeof loadResult>>["default"];

type FleetAnswerProps = {
  token: string;
  /** The fleet that the plan was sized to. */
  count: Counts;
  /** The promised share of orders in time. */
  share: number;
};

/** How the plan's fleet spends its mean hours: simulated in the browser, run by run. */
export function FleetAnswer({ token, count, share }: FleetAnswerProps) {
  const place = useRef<HTMLDivElement>(null);
  /* Not `lazy`: React holds a lazy component back for 0.3 s, and the first curve is ready sooner. */
  const [FleetResult, setResult] = useState<Result>();
  const load = () => loadResult().then((module) => setResult(() => module.default));
  const { state, curve, start, stop } = useFleet({ token, count }, place, load);
  return (
    <div ref={place} className={styles.fleet}>
      <h3 className={styles.question}>{words.question}</h3>
      <p className={styles.text}>{words.text}</p>
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
      {curve && FleetResult && <FleetResult curve={curve} share={share} />}
    </div>
  );
}

function statusOf(state: string, curve: GrowingCurve | undefined) {
  if (state === "running") return words.running(curve?.runs ?? 0);
  if (state === "stopped") return words.stopped;
  return state === "done" && curve ? words.done(curve.runs, curve.hours) : "";
}
