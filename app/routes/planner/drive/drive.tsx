import { type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { clockTime } from "#app/sections/hall/clock-time.ts";
import { keyOf } from "#app/sections/hall/key-of.ts";
import { pressedAt } from "#app/sections/hall/pressed-at.ts";
import { PressedCanvas } from "#app/sections/hall/pressed-canvas.tsx";
import type { RunningHall } from "#app/sections/hall/running-hall.ts";
import type { Shown, ShownHall } from "#app/sections/hall/shown-hall.ts";
import { useWrong } from "#app/sections/hall/use-wrong.ts";
import { VehicleData } from "#app/sections/hall/vehicle-data.tsx";
import { driveWords } from "#content/planner/drive.ts";
import type { Counts } from "#planner/fleet/total.ts";
import type { Floor } from "#planner/floor/floor.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import { Button } from "#ui/button/button.tsx";
import { BenchFloor } from "../bench-floor.tsx";
import styles from "./drive.module.css";
import { type Drove, drawDrive, runDrive } from "./run-drive.ts";

export type DriveProps = { floor: Floor; token: string; count: Counts };

/* ms of the run. */
const second = 1000;
const minute = 60_000;

/**
 * The plan's floor with its fleet driving on it: pressing a part of it makes trouble there. Another fleet begins another
 * run; the controls stay, and the focus in them, and so does a pause.
 */
export default function Drive({ floor, token, count }: DriveProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hall, setHall] = useState<ShownHall<Drove>>();
  const listener = useRef<Listener>(undefined);
  const { wrong, setWrong, toggle } = useWrong();
  const latest = useRef({ floor, wrong });
  /* What the visitor wants, of each run. */
  const isPaused = useRef(false);

  useEffect(() => {
    latest.current = { floor, wrong };
  });

  useEffect(() => {
    let begins = true;
    const started = runDrive(
      { token, count },
      (shown) => {
        if (begins && isPaused.current) started.running.play(false);
        /* Until this run has something to show, the controls stay as the one before left them. */
        if (!shown.said) return;
        begins = false;
        listener.current?.({ ...shown, playing: started.running.playing });
      },
      (earlier) => setWrong(earlier.wrong),
    );
    const [where, map] = [place.current, canvas.current];
    if (where && map)
      started.show(where, map, (state) => drawDrive(map, state, latest.current.floor, latest.current.wrong));
    setHall(started);
    return () => {
      started.close();
      setWrong([]);
    };
  }, [token, count, setWrong]);

  const running = hall?.running;

  function press(point: { x: number; y: number }, pixels: number) {
    const state = running?.state;
    const pressed = state && pressedAt(state, floor, point, pixels);
    if (!pressed) return;
    toggle(running, "wrong" in pressed ? pressed.wrong : { kind: "stop", vehicle: pressed.vehicle });
  }

  return (
    <div ref={place}>
      <BenchFloor floor={floor} over={<PressedCanvas canvas={canvas} onPress={press} />}>
        <Controls
          running={running}
          listener={listener}
          floor={floor}
          wrong={wrong}
          onPlay={(plays) => {
            isPaused.current = !plays;
            running?.play(plays);
          }}
          onTrouble={(what) => toggle(running, what)}
        />
      </BenchFloor>
    </div>
  );
}

type Listener = ((shown: Shown<Drove>) => void) | undefined;
type ControlsProps = {
  running: RunningHall | undefined;
  /** Set to what hears, a few times a second, what is to be shown: the drawing of the floor is not rendered with it. */
  listener: RefObject<Listener>;
  floor: Floor;
  wrong: readonly Disturbance[];
  onPlay: (plays: boolean) => void;
  onTrouble: (what: Disturbance) => void;
};

function Controls({ running, listener, floor, wrong, onPlay, onTrouble }: ControlsProps) {
  const [shown, setShown] = useState<Shown<Drove>>();
  useEffect(() => {
    listener.current = setShown;
    return () => {
      listener.current = undefined;
    };
  }, [listener]);
  const said = shown?.said;
  const vehicles = said?.vehicles.length ?? 0;
  const parts = useMemo(() => partsOf(floor, vehicles), [floor, vehicles]);
  if (!running || !said) return null;
  return (
    <div data-roving=":scope > button, :scope > details > summary" className={styles.controls}>
      <Button
        size="small"
        onClick={() => {
          /* The next run may not be there yet, so what is shown counts. */
          onPlay(!shown.playing);
          setShown({ ...shown, playing: !shown.playing });
        }}
      >
        {shown.playing ? driveWords.pause : driveWords.run}
      </Button>
      <Button size="small" onClick={() => running.back(minute)}>
        {driveWords.back}
      </Button>
      {shown.calm && (
        <Button size="small" onClick={() => running.step(second)}>
          {driveWords.step}
        </Button>
      )}
      <p className={styles.said}>
        <time>{clockTime(said.time)}</time> {driveWords.so(said.done, said.open)}
      </p>
      <details className={styles.fold}>
        <summary>{driveWords.trouble}</summary>
        <Trouble parts={parts} wrong={wrong} onTrouble={onTrouble} />
      </details>
      <VehicleData delivered={said.done} vehicles={said.vehicles} />
    </div>
  );
}

type Part = { label: string; what: Disturbance };

/** Everything that can be pressed on the floor. */
function partsOf(floor: Floor, vehicles: number): Part[] {
  return [
    ...Array.from({ length: vehicles }, (_, vehicle) => {
      return { label: driveWords.vehicle(vehicle), what: { kind: "stop", vehicle } as const };
    }),
    ...floor.places.flatMap(({ id, chargers }) =>
      chargers > 0 ? [{ label: driveWords.charger(id), what: { kind: "charger", place: id } as const }] : [],
    ),
    ...floor.lanes.map(({ from, to }, lane) => {
      return { label: driveWords.lane(from, to), what: { kind: "block", lane } as const };
    }),
  ];
}

type TroubleProps = Pick<ControlsProps, "wrong" | "onTrouble"> & { parts: readonly Part[] };

/** The same by keyboard, as a list. */
function Trouble({ parts, wrong, onTrouble }: TroubleProps) {
  const field = useId();
  const [index, setIndex] = useState(0);
  const chosen = parts[index];
  const lasts = chosen && wrong.some((other) => keyOf(other) === keyOf(chosen.what));
  const options = useMemo(
    () =>
      parts.map(({ label, what }, at) => (
        <option key={keyOf(what)} value={at}>
          {label}
        </option>
      )),
    [parts],
  );
  return (
    <div className={styles.trouble}>
      <label htmlFor={field}>{driveWords.press}</label>
      <select id={field} value={index} onChange={({ target }) => setIndex(Number(target.value))}>
        {options}
      </select>
      <Button size="small" onClick={() => chosen && onTrouble(chosen.what)}>
        {lasts ? driveWords.mend : driveWords.halt}
      </Button>
    </div>
  );
}
