import { useState } from "react";
import { FleetCount } from "#app/sections/fleet-count/fleet-count.tsx";
import { FloorDrawing, numbersOf, PlantUnder } from "#app/sections/floor-drawing/floor-drawing.tsx";
import { hallWords } from "#content/planner/hall.ts";
import { hallLabel } from "#content/planner/hall-label.ts";
import type { Counts } from "#planner/fleet/total.ts";
import { type HallEvent, noCounts } from "#planner/session/journal.ts";
import { fleetIn } from "#planner/session/ready.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { ChosenVehicle } from "./chosen-vehicle.tsx";
import { FloorKey } from "./floor-key.tsx";
import styles from "./hall.module.css";
import { HallControls } from "./hall-controls.tsx";
import { HallCounts } from "./hall-counts.tsx";
import { HallLog } from "./hall-log.tsx";
import type { HallPlan } from "./hall-plan.ts";
import type { HallScene } from "./hall-scene.ts";
import { pressedAt } from "./pressed-at.ts";
import { PressedCanvas } from "./pressed-canvas.tsx";
import { PromiseTable } from "./promise-table.tsx";
import { Stage } from "./stage.tsx";
import { StillCounts } from "./still-counts.tsx";
import { StillHall } from "./still-hall.tsx";
import { Troubles } from "./troubles.tsx";
import { useRunningHall } from "./use-running-hall.ts";
import { useWrong } from "./use-wrong.ts";
import { VehicleData } from "./vehicle-data.tsx";
import { VehicleTable } from "./vehicle-table.tsx";

export type HallProps = {
  /** Undefined if the plan is too large for the server to draw: then the browser reads it from the token. */
  plan: HallPlan | undefined;
  token: string;
  /** Undefined: as many as the plan is sized to, which the browser then computes. */
  count: Counts | undefined;
  /** Whether the fleet is the one that the plan is sized to. */
  isSized: boolean;
  /** Of the busiest hour's orders, the share that the sized fleet reaches in time, if it drives and the server knows it. */
  share: number | undefined;
  seed: number | undefined;
  /** The moment at which it begins, if the server has computed it. */
  scene: HallScene | undefined;
};

/** Entries of the log that are kept. */
const most = 8;

/** A floor on which vehicles drive, with all its controls. */
export default function Hall({ plan: drawn, token, count, seed, isSized, share, scene }: HallProps) {
  const [selected, setSelected] = useState<number>();
  const [pointedAt, setPointedAt] = useState<number>();
  const { wrong, setWrong, toggle } = useWrong();
  const [log, setLog] = useState<readonly HallEvent[]>([]);
  const asked = {
    token,
    count,
    seed,
    begins: scene?.begins,
    plan: drawn,
    marked: { selected, wrong, pointedAt },
  };
  const { place, canvas, running, view, messages, listen } = useRunningHall(
    asked,
    (happened) => setLog((before) => [...happened].reverse().concat(before).slice(0, most)),
    (earlier) => {
      setWrong(earlier.wrong);
      setLog([...earlier.happened].reverse().slice(0, most));
    },
  );
  const hall = running.current;
  const plan = drawn ?? hall?.plan;

  function select(id: number | undefined) {
    setSelected(id);
    listen(id);
  }

  function press(point: { x: number; y: number }, pixels: number) {
    if (!hall?.state || !plan) return;
    const pressed = pressedAt(hall.state, plan, point, pixels);
    if (pressed && "wrong" in pressed) toggle(hall, pressed.wrong);
    else select(pressed?.vehicle);
  }

  return (
    <div ref={place} className={styles.hall}>
      {plan && (
        <Stage
          promise={
            <PromiseTable
              counts={(view?.ready ? view.counts : scene?.counts) ?? noCounts}
              time={(view?.ready ? view.time : scene?.begins) ?? 0}
              plan={plan}
              share={share}
            />
          }
          floor={
            <FloorDrawing
              floor={plan}
              label={hallLabel(plan.name)}
              under={plan.under && <PlantUnder under={plan.under} />}
              numbers={numbersOf(plan)}
              below={<FloorKey />}
            >
              {!view?.ready && scene && <StillHall floor={plan} standing={scene.standing} />}
              <PressedCanvas canvas={canvas} onPress={press} />
            </FloorDrawing>
          }
        >
          {!view?.ready && scene && <StillCounts scene={scene} />}
          {view?.ready && hall && (
            <>
              <HallCounts
                time={view.time}
                counts={view.counts}
                doing={view.vehicles.map(({ state }) => state)}
              />
              <HallControls hall={hall} view={view} />
              <VehicleData delivered={view.counts.done} vehicles={view.vehicles} />
            </>
          )}
        </Stage>
      )}
      {view?.failed && <Alert tone="error">{hallWords.failed}</Alert>}
      {view?.refused && <Alert tone="error">{view.refused.message ?? hallWords.unreadable}</Alert>}
      {/* It has room for all that comes, so nothing below moves when a line comes or goes. */}
      <div className={styles.panels}>
        {!view?.ready && !view?.failed && !view?.refused && (
          <p role="status">{count === undefined ? hallWords.sizing : hallWords.loading}</p>
        )}
        {view?.ready && isSized && count === undefined && hall?.state && (
          <p className={styles.sized}>
            {hallWords.sized} <FleetCount fleet={fleetIn(hall.state.ready)} />
          </p>
        )}
        {view?.ready && hall && plan && (
          <>
            <div className={styles.column}>
              <VehicleTable view={view} selected={selected} onSelect={select} />
              <ChosenVehicle
                hall={hall}
                id={selected}
                plan={plan}
                messages={messages}
                wrong={wrong}
                onTrouble={(what) => toggle(hall, what)}
              />
            </div>
            <div className={styles.column}>
              <Troubles
                plan={plan}
                wrong={wrong}
                onTrouble={(what) => toggle(hall, what)}
                onLane={setPointedAt}
                onOrder={(flow) => hall.tell({ kind: "order", flow })}
              />
              <HallLog log={log} plan={plan} isSlow={hall.speed <= 2} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
