import { useState } from "react";
import { hallWords, type Named } from "#content/hall.ts";
import { hallLabel } from "#content/hall-label.ts";
import type { Happening } from "#planner/session/session.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { ChosenVehicle } from "./chosen-vehicle.tsx";
import { vehicleAt } from "./draw-hall.ts";
import type { Floor } from "./floor-box.ts";
import { FloorDrawing } from "./floor-drawing.tsx";
import styles from "./hall.module.css";
import { HallControls } from "./hall-controls.tsx";
import { HallCounts } from "./hall-counts.tsx";
import { HallLog } from "./hall-log.tsx";
import { keyOf, Troubles } from "./troubles.tsx";
import { useRunningHall } from "./use-running-hall.ts";
import { VehicleTable } from "./vehicle-table.tsx";

export type HallPlan = Floor & Named & { name: string; promise: { within: number; share: number } };

export type HallProperties = { plan: HallPlan; token: string; count: number | undefined };

/** Entries of the log that are kept. */
const most = 12;

/** A floor on which vehicles drive, with all that can be done to it. */
export default function Hall({ plan, token, count }: HallProperties) {
  const [selected, setSelected] = useState<number>();
  const [pointedAt, setPointedAt] = useState<number>();
  const [wrong, setWrong] = useState<readonly Disturbance[]>([]);
  const [log, setLog] = useState<readonly Happening[]>([]);
  const blocked = new Set(wrong.flatMap((what) => (what.kind === "block" ? [what.lane] : [])));
  const asked = { token, count, floor: plan, marked: { selected, blocked, pointedAt } };
  const { place, canvas, running, view } = useRunningHall(asked, (happened) =>
    setLog((before) => [...happened].reverse().concat(before).slice(0, most)),
  );
  const hall = running.current;

  function toggle(what: Disturbance) {
    const lasts = wrong.some((other) => keyOf(other) === keyOf(what));
    setWrong(lasts ? wrong.filter((other) => keyOf(other) !== keyOf(what)) : [...wrong, what]);
    hall?.tell({ kind: lasts ? "mend" : "disturb", what });
  }

  return (
    <div ref={place} className={styles.hall}>
      <div className={styles.stage}>
        <FloorDrawing floor={plan} label={hallLabel(plan.name)}>
          {/* The list beside it chooses vehicles by keyboard. */}
          <canvas
            ref={canvas}
            className={styles.canvas}
            onPointerDown={({ nativeEvent, currentTarget }) => {
              const { clientWidth, clientHeight } = currentTarget;
              const point = { x: nativeEvent.offsetX / clientWidth, y: nativeEvent.offsetY / clientHeight };
              if (hall) setSelected(vehicleAt(hall, plan, point, clientWidth));
            }}
          />
        </FloorDrawing>
        {view?.ready && hall && (
          <div className={styles.beside}>
            <HallControls hall={hall} view={view} />
            <HallCounts view={view} promise={plan.promise} />
          </div>
        )}
      </div>
      {view?.failed && <Alert tone="error">{hallWords.failed}</Alert>}
      {view?.refused && <Alert tone="error">{view.refused}</Alert>}
      {!view?.ready && !view?.failed && !view?.refused && <p role="status">{hallWords.loading}</p>}
      {view?.ready && hall && (
        <div className={styles.panels}>
          <VehicleTable view={view} selected={selected} onSelect={setSelected} />
          <ChosenVehicle hall={hall} id={selected} plan={plan} onTrouble={toggle} />
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
