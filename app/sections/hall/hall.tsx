import { useEffect, useState } from "react";
import { FloorDrawing } from "#app/sections/floor-drawing/floor-drawing.tsx";
import { hallWords } from "#content/hall.ts";
import { hallLabel } from "#content/hall-label.ts";
import type { FleetAnswer } from "#planner/fleet/simulate.ts";
import type { HallEvent } from "#planner/session/journal.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { ChosenVehicle } from "./chosen-vehicle.tsx";
import styles from "./hall.module.css";
import canvasStyles from "./hall-canvas.module.css";
import { HallControls } from "./hall-controls.tsx";
import { HallCounts } from "./hall-counts.tsx";
import { HallLog } from "./hall-log.tsx";
import type { HallPlan } from "./hall-plan.ts";
import { keyOf } from "./key-of.ts";
import { PromiseTable } from "./promise-table.tsx";
import { askPromise } from "./start-worker.ts";
import { Troubles } from "./troubles.tsx";
import { useRunningHall } from "./use-running-hall.ts";
import { vehicleAt } from "./vehicle-at.ts";
import { VehicleTable } from "./vehicle-table.tsx";

export type HallProperties = {
  /** Undefined if the plan is too large for the server to draw: then the browser reads it from the token. */
  plan: HallPlan | undefined;
  token: string;
  /** Undefined: as many as the plan is sized to, which the browser then computes. */
  count: number | undefined;
  /** Whether the fleet is the one that the plan is sized to. */
  isSized: boolean;
  seed: number | undefined;
};

/** Entries of the log that are kept. */
const most = 12;

/** A floor on which vehicles drive, with all its controls. */
export default function Hall({ plan: drawn, token, count, seed, isSized }: HallProperties) {
  const [selected, setSelected] = useState<number>();
  const [pointedAt, setPointedAt] = useState<number>();
  const [wrong, setWrong] = useState<readonly Disturbance[]>([]);
  const [log, setLog] = useState<readonly HallEvent[]>([]);
  const [promised, setPromised] = useState<FleetAnswer | "computing" | undefined>("computing");
  const asked = { token, count, seed, plan: drawn, marked: { selected, wrong, pointedAt } };
  const { place, canvas, running, view, messages, listen } = useRunningHall(asked, (happened) =>
    setLog((before) => [...happened].reverse().concat(before).slice(0, most)),
  );
  const hall = running.current;
  const plan = drawn ?? hall?.plan;
  const vehicles = view?.vehicles.length ?? 0;

  useEffect(() => {
    if (vehicles > 0) return askPromise({ token, count: vehicles, seed }, setPromised);
  }, [token, vehicles, seed]);

  function select(id: number | undefined) {
    setSelected(id);
    listen(id);
  }

  function toggle(what: Disturbance) {
    const lasts = wrong.some((other) => keyOf(other) === keyOf(what));
    setWrong(lasts ? wrong.filter((other) => keyOf(other) !== keyOf(what)) : [...wrong, what]);
    hall?.tell({ kind: lasts ? "mend" : "disturb", what });
  }

  return (
    <div ref={place} className={styles.hall}>
      {plan && (
        <div className={styles.stage}>
          <FloorDrawing floor={plan} label={hallLabel(plan.name)}>
            {/* By keyboard, vehicles are chosen in the list beside it. */}
            <canvas
              ref={canvas}
              className={canvasStyles.canvas}
              onPointerDown={({ nativeEvent, currentTarget }) => {
                const { clientWidth, clientHeight } = currentTarget;
                const point = { x: nativeEvent.offsetX / clientWidth, y: nativeEvent.offsetY / clientHeight };
                if (hall?.state) select(vehicleAt(hall.state, plan, point, clientWidth));
              }}
            />
          </FloorDrawing>
          {/* For programs, which can't read the canvas. */}
          {view?.ready && (
            <ul hidden data-delivered={view.counts.done}>
              {view.vehicles.map(({ id, x, y, state }) => (
                <li
                  key={id}
                  data-vehicle={id + 1}
                  data-x={x.toFixed(2)}
                  data-y={y.toFixed(2)}
                  data-state={state}
                />
              ))}
            </ul>
          )}
          {view?.ready && hall && (
            <div className={styles.beside}>
              <HallControls hall={hall} view={view} />
              <HallCounts view={view} />
              <PromiseTable view={view} plan={plan} promised={promised} />
            </div>
          )}
        </div>
      )}
      {view?.ready && isSized && count === undefined && hall?.state && (
        <p>
          {hallWords.sized}{" "}
          <data data-fleet={hall.state.ready.product} value={vehicles}>
            {vehicles}
          </data>
        </p>
      )}
      {view?.failed && <Alert tone="error">{hallWords.failed}</Alert>}
      {view?.refused && <Alert tone="error">{view.refused.message ?? hallWords.unreadable}</Alert>}
      {!view?.ready && !view?.failed && !view?.refused && (
        <p role="status">{count === undefined ? hallWords.sizing : hallWords.loading}</p>
      )}
      {view?.ready && hall && plan && (
        <div className={styles.panels}>
          <VehicleTable view={view} selected={selected} onSelect={select} />
          <ChosenVehicle hall={hall} id={selected} plan={plan} messages={messages} onTrouble={toggle} />
          <Troubles
            plan={plan}
            wrong={wrong}
            onTrouble={toggle}
            onLane={setPointedAt}
            onOrder={(flow) => hall.tell({ kind: "order", flow })}
          />
          <HallLog log={log} plan={plan} spoken={hall.speed <= 10} />
        </div>
      )}
    </div>
  );
}
