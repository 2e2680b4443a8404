import { type RefObject, useEffect, useRef } from "react";
import { keyOf } from "#app/sections/hall/key-of.ts";
import { RunButtons } from "#app/sections/hall/run-buttons.tsx";
import { useDwell } from "#app/sections/hall/use-dwell.ts";
import { liveFloor } from "#content/planner/live-floor.ts";
import { screens } from "#content/products/screens.ts";
import type { ScreenControl, ScreenName, ScreenPart } from "#content/products/software-page.ts";
import { classes } from "#ui/classes.ts";
import { boxOf } from "./crossing.ts";
import styles from "./fleet-screen.module.css";
import { disturbanceOf } from "./screen-control.ts";
import type { ScreenRows } from "./screen-feed.ts";
import { ScreenMap } from "./screen-map.tsx";
import { Fleet, Orders, Signals, Vehicles } from "./screen-rows.tsx";
import { useSharedFloor } from "./shared-floor.tsx";
import { Shift } from "./shift.tsx";
import { OrderWay, Systems } from "./systems.tsx";

const partsOf: Record<ScreenName, readonly ScreenPart[]> = {
  map: ["map"],
  crossing: ["crossing"],
  orders: ["orders"],
  vehicles: ["vehicles"],
  signals: ["signals"],
  desk: ["map", "fleet"],
  shift: ["work"],
  gateway: ["systems", "way"],
};

type FleetScreenProps = {
  name: ScreenName;
  control?: ScreenControl | undefined;
  /** Says what runs here; a page says it once. */
  isTold?: boolean;
};

/** A screen of SyncOS: a view of the floor that runs on this page. Until it runs, it shows one moment of that run. */
export function FleetScreen({ name, control, isTold }: FleetScreenProps) {
  const { site, running, view, failed, wake, wrong } = useSharedFloor();
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(wrong);
  const parts = partsOf[name];
  const box = boxOf(name);

  useEffect(() => {
    latest.current = wrong;
  });

  useDwell(place, wake);

  useEffect(() => {
    const map = canvas.current;
    if (!place.current || !running) return;
    const { hall, drawMap } = running;
    return hall.show(place.current, map, (state) => {
      if (map) drawMap(map, state, site.floor, latest.current, box);
    });
  }, [running, site, box]);

  const rows = view?.said ?? site.rows;
  return (
    <div ref={place} className={styles.screen} data-unsearched="">
      <div className={styles.bar}>
        <b>{screens.titles[name]}</b>
        <span>{screens.note(site.floor.name, rows.time)}</span>
        {running && view?.said && (
          <RunButtons running={running.hall.running} shown={view} className={styles.button} />
        )}
      </div>
      <div className={styles[name]}>
        {parts.map((part) => (
          <Part key={part} part={part} rows={rows} isOne={parts.length === 1} canvas={canvas} />
        ))}
      </div>
      {failed && <p className={styles.row}>{liveFloor.failed}</p>}
      {control && <Control name={control} waits={!view?.said} />}
      {isTold && (
        <p className={styles.foot}>
          {liveFloor.speed} {screens.fleetOf(site.fleetWords)}
        </p>
      )}
    </div>
  );
}

type PartProps = {
  part: ScreenPart;
  rows: ScreenRows;
  isOne: boolean;
  canvas: RefObject<HTMLCanvasElement | null>;
};

function Part({ part, rows, isOne, canvas }: PartProps) {
  const label = screens.labels[part];
  switch (part) {
    case "map":
    case "crossing":
      return <ScreenMap canvas={canvas} part={part} summary={rows.summary} isKeyed={!isOne} />;
    case "orders":
      return <Orders label={label} rows={rows.orders} />;
    case "vehicles":
      return <Vehicles label={label} rows={rows.vehicles} />;
    case "signals":
      return <Signals label={label} rows={rows.signals} />;
    case "fleet":
      return <Fleet label={label} rows={rows.vehicles} />;
    case "work":
      return <Shift label={label} rows={rows} />;
    case "systems":
      return <Systems label={label} links={rows.links} />;
    case "way":
      return rows.way && <OrderWay label={label} {...rows.way} />;
  }
}

/** What a visitor can do to the floor. */
function Control({ name, waits }: { name: ScreenControl; waits: boolean }) {
  const { running, site, wrong, toggle } = useSharedFloor();
  const what = disturbanceOf(name, site.floor);
  const lasts = what !== undefined && wrong.some((other) => keyOf(other) === keyOf(what));
  const { off, on = off }: { off: string; on?: string } = screens.controls[name];
  return (
    <p className={classes(styles.control, waits && styles.waiting)}>
      <button
        type="button"
        className={styles.button}
        onClick={() => (what ? toggle(what) : running?.hall.running.tell({ kind: "order", flow: 0 }))}
      >
        {lasts ? on : off}
      </button>
    </p>
  );
}
