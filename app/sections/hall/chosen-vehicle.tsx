import { hallWords } from "#content/planner/hall.ts";
import type { Named } from "#content/planner/hall-events.ts";
import type { Message } from "#planner/messages/headers.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import { type Move, moveAt } from "#planner/traffic/moves.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./hall.module.css";
import type { ShownVehicle } from "./hall-state.ts";
import { keyOf } from "./key-of.ts";
import { MessageList } from "./message-list.tsx";
import type { RunningHall } from "./running-hall.ts";

type ChosenVehicleProps = {
  hall: RunningHall;
  id: number | undefined;
  plan: Named;
  messages: readonly Message[];
  wrong: readonly Disturbance[];
  onTrouble: (what: Disturbance) => void;
};

const words = hallWords.chosen;

/** One vehicle's order, next moves, claims and messages, with buttons to stop it and to cut its connection. */
export function ChosenVehicle({ hall, id, plan, messages, wrong, onTrouble }: ChosenVehicleProps) {
  const vehicle = id === undefined ? undefined : hall.state?.vehicles[id];
  if (!vehicle) return <p className={`${styles.panel} ${styles.hint}`}>{words.none}</p>;
  const { driven, battery } = vehicle;
  /* Not the vehicle's own state, which changes only while time runs. */
  const lasts = (kind: "stop" | "radio") =>
    wrong.some((other) => keyOf(other) === keyOf({ kind, vehicle: vehicle.id }));
  return (
    <div className={styles.panel}>
      <h3>{hallWords.vehicle(vehicle.id)}</h3>
      <ul className={styles.facts}>
        <li>{driven ? words.order(driven.order, plan, driven.flow) : words.free}</li>
        <li>{nextOf(vehicle, hall.time)}</li>
        <li>{heldBy(vehicle, hall.time)}</li>
        <li>{words.battery(Math.round(battery * 100))}</li>
      </ul>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => onTrouble({ kind: "stop", vehicle: vehicle.id })}>
          {lasts("stop") ? words.letGo : words.stop}
        </Button>
        <Button size="small" onClick={() => onTrouble({ kind: "radio", vehicle: vehicle.id })}>
          {lasts("radio") ? words.restore : words.cut}
        </Button>
      </div>
      <MessageList key={vehicle.id} messages={hall.speaks[vehicle.id] ? messages : undefined} />
    </div>
  );
}

function nextOf({ moves }: ShownVehicle, time: number) {
  const ahead = moves.filter(({ from, to }) => from > time && to > time);
  const next = ahead.find(({ kind }) => kind === "pick" || kind === "drop") ?? ahead.at(-1);
  if (!next) return words.rests;
  const what = next.kind === "pick" ? words.pick : next.kind === "drop" ? words.drop : words.home;
  return words.next(what, Math.ceil((next.from - time) / 1000));
}

function heldBy({ moves }: ShownVehicle, time: number) {
  const move = moveAt(moves, time);
  const pieces = move ? held(move, time) : [];
  const metres = pieces.reduce((sum, { way }) => sum + way, 0) / 1000;
  return words.holds(pieces.length, metres.toFixed(1));
}

function held({ drive, from }: Move, time: number) {
  return drive?.path.filter(({ enter, leave }) => time - from >= enter && time - from < leave) ?? [];
}
