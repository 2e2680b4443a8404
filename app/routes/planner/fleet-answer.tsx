import { useRef, useState } from "react";
import { plannerWords } from "#content/planner.ts";
import type { GrowingCurve } from "#planner/traffic/growing.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { whole } from "../../../planner/in-words.ts";
import styles from "./fleet-answer.module.css";
import { useFleet } from "./use-fleet.ts";

const words = plannerWords.fleet;
/* Fetched together with the worker, when this part comes into view. */
const loadResult = () => import("./fleet-result.tsx");
type Result = Awaited<ReturnType<typeof loadResult>>["default"];

type Properties = {
  token: string;
  /** The promise: this share of orders is reached within `within` seconds. */
  share: number;
  within: number;
  /** Receives the last curve only: the page would render again for each. */
  onDone: (curve: GrowingCurve) => void;
};

/** How many vehicles keep the plan's promise in traffic: simulated in the browser, run by run. */
export function FleetAnswer({ token, share, within, onDone }: Properties) {
  const place = useRef<HTMLDivElement>(null);
  /* Not `lazy`: React holds a lazy component back for 0.3 s, and the first curve is ready sooner. */
  const [FleetResult, setResult] = useState<Result>();
  const load = () => loadResult().then((module) => setResult(() => module.default));
  const { state, curve, start, stop } = useFleet(token, place, { load, onDone });
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
      {curve && FleetResult && <FleetResult curve={curve} share={share} />}
    </div>
  );
}

function statusOf(state: string, curve: GrowingCurve | undefined) {
  if (state === "running") return words.running(curve?.runs ?? 0);
  if (state === "stopped") return words.stopped;
  return state === "done" && curve ? words.done(curve.runs, curve.hours) : "";
}
