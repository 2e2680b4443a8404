import { useEffect, useId, useReducer, useRef, useState } from "react";
import type { vehiclePage } from "#content/products/vehicle-page.ts";
import type { TurnData } from "../load-turn.ts";
import type { Stage } from "../stage/stage.ts";
import { Controls } from "./controls.tsx";
import { changeLook, firstLook } from "./looking.ts";
import { openStage } from "./open-stage.ts";
import { say } from "./say.ts";
import styles from "./turn-view.module.css";

type TurnViewProps = { data: TurnData; words: typeof vehiclePage.turn };

/** The vehicle in 3D with controls that turn, raise, load and measure it, and a sentence that describes the view. */
export default function TurnView({ data, words }: TurnViewProps) {
  const [looking, look] = useReducer(changeLook, data, firstLook);
  const [stage, setStage] = useState<Stage | "failed">();
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const said = useId();

  useEffect(() => {
    if (!canvas.current || !labels.current) return;
    const closing = new AbortController();
    openStage({ canvas: canvas.current, labels: labels.current, data, look, signal: closing.signal }).then(
      setStage,
      () => closing.signal.aborted || setStage("failed"),
    );
    return () => closing.abort();
  }, [data]);

  const isShown = typeof stage === "object";
  const shown = isShown ? stage.measure(looking) : undefined;
  useEffect(() => {
    if (typeof stage === "object") stage.show(looking);
  }, [stage, looking]);

  return (
    <div className={styles.view}>
      <div className={styles.stage} hidden={stage === "failed"}>
        <canvas ref={canvas} className={styles.canvas} role="img" aria-labelledby={said} />
        <div ref={labels} className={styles.labels} aria-hidden="true" />
      </div>
      <p id={said} role="status" className={styles.said}>
        {shown && say(looking, data, shown, words)}
        {!stage && words.loading}
        {stage === "failed" && words.failed}
      </p>
      {isShown && <Controls looking={looking} look={look} data={data} words={words} />}
    </div>
  );
}
