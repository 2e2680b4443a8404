import { useEffect, useRef, useState } from "react";
import { FloorPlan } from "#app/sections/floor-plan/floor-plan.tsx";
import type { ActiveSteps } from "#app/sections/floor-plan/run-floor.ts";
import canvasStyles from "#app/sections/hall/hall-canvas.module.css";
import { RunButtons } from "#app/sections/hall/run-buttons.tsx";
import type { Shown, ShownHall } from "#app/sections/hall/shown-hall.ts";
import { useDwell } from "#app/sections/hall/use-dwell.ts";
import { Headline } from "#app/sections/headline/headline.tsx";
import { liveFloor } from "#content/planner/live-floor.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { TaskPartData } from "../load-task.ts";
import styles from "./plan.module.css";

/**
 * The task as numbered steps: the floor plan shows where they happen, the text below what happens. Vehicles drive on
 * the plan.
 */
export function Plan({ plan, run, planHeadline, steps, words, layout }: TaskPartData) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const asked = useRef(false);
  const [hall, setHall] = useState<ShownHall<ActiveSteps>>();
  const [shown, setShown] = useState<Shown<ActiveSteps>>();
  const [failed, setFailed] = useState(false);

  useDwell(place, async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      const { runFloor, drawOnSheet } = await import("#app/sections/floor-plan/run-floor.ts");
      const started = runFloor(run, plan, setShown);
      if (place.current && canvas.current) {
        const drawn = canvas.current;
        started.show(place.current, drawn, (state) => drawOnSheet(drawn, state, run));
      }
      setHall(started);
    } catch {
      setFailed(true);
    }
  });

  useEffect(() => () => hall?.close(), [hall]);

  const happens = shown?.said;
  const floor = (
    <div ref={place} className={styles.floor}>
      <FloorPlan
        {...plan}
        vehicles={happens ? [] : run.vehicles}
        bays={run.bays}
        happens={happens}
        isUpright={layout === "upright"}
      >
        <canvas ref={canvas} className={canvasStyles.canvas} />
      </FloorPlan>
      {(happens || failed || shown?.failed) && (
        <p className={styles.running}>
          {happens && hall && shown && (
            <RunButtons running={hall.running} shown={shown} className={styles.button} />
          )}
          <span>{happens ? liveFloor.speed : liveFloor.failed}</span>
        </p>
      )}
    </div>
  );
  const list = (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step} data-happens={happens?.[index] || undefined}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.title}>
            {happens?.[index] && <VisuallyHidden>{liveFloor.happens}</VisuallyHidden>}
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
  const headline = (
    <Headline id="plan" className={styles.headline}>
      {planHeadline}
    </Headline>
  );
  return (
    <Section labelledBy="plan" ground={layout === "upright" ? "green" : "paper"} className={styles[layout]}>
      <Line />
      <Station>{words.stations.plan}</Station>
      {layout !== "ledger" && <Grid headroom>{headline}</Grid>}
      {layout === "walk" && (
        <>
          {floor}
          <Grid>{list}</Grid>
        </>
      )}
      {layout === "machine" && (
        <>
          <Grid>{list}</Grid>
          {floor}
        </>
      )}
      {layout === "upright" && (
        <Grid className={styles.sides}>
          {list}
          {floor}
        </Grid>
      )}
      {layout === "ledger" && (
        <Grid headroom className={styles.sides}>
          {headline}
          {floor}
          {list}
        </Grid>
      )}
    </Section>
  );
}

Plan.leads = { to: 0, phoneTo: 0 } satisfies Leads;
