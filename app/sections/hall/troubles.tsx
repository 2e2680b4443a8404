import { useId, useState } from "react";
import { hallWords } from "#content/planner/hall.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import styles from "./hall.module.css";
import type { HallPlan } from "./hall-plan.ts";
import { keyOf } from "./key-of.ts";

type TroublesProps = {
  plan: HallPlan;
  wrong: readonly Disturbance[];
  onTrouble: (what: Disturbance) => void;
  onOrder: (flow: number) => void;
  /** Called with the lane that is chosen in the list, or undefined. */
  onLane: (lane: number | undefined) => void;
};

const words = hallWords.troubles;

/** The visitor's controls of the floor: block lanes, shut doors, break chargers, place orders. */
export function Troubles({ plan, wrong, onTrouble, onOrder, onLane }: TroublesProps) {
  const [lane, setLane] = useState(0);
  const [charger, setCharger] = useState(plan.places.find(({ chargers }) => chargers > 0)?.id);
  const [flow, setFlow] = useState(0);
  const title = useId();
  const doors = plan.lanes.flatMap(({ from, to, door }, index) =>
    door ? [{ value: String(index), label: words.laneName(index, from, to) }] : [],
  );
  const [door, setDoor] = useState(doors[0]?.value);
  const lasts = (what: Disturbance) => wrong.some((other) => keyOf(other) === keyOf(what));
  const shut: Disturbance | undefined = door === undefined ? undefined : { kind: "door", lane: Number(door) };
  const block: Disturbance = { kind: "block", lane };
  const broken: Disturbance | undefined =
    charger === undefined ? undefined : { kind: "charger", place: charger };
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h3 id={title}>{words.title}</h3>
      <div className={styles.trouble}>
        <SelectField
          label={words.lane}
          value={String(lane)}
          onChange={({ target }) => {
            setLane(Number(target.value));
            onLane(Number(target.value));
          }}
          onFocus={() => onLane(lane)}
          onBlur={() => onLane(undefined)}
          options={plan.lanes.map(({ from, to }, index) => {
            return { value: String(index), label: words.laneName(index, from, to) };
          })}
        />
        <Button onClick={() => onTrouble(block)}>{lasts(block) ? words.clear : words.block}</Button>
      </div>
      {shut && (
        <div className={styles.trouble}>
          <SelectField
            label={words.door}
            value={door}
            onChange={({ target }) => setDoor(target.value)}
            options={doors}
          />
          <Button onClick={() => onTrouble(shut)}>{lasts(shut) ? words.unlock : words.shut}</Button>
        </div>
      )}
      {broken && (
        <div className={styles.trouble}>
          <SelectField
            label={words.charger}
            value={charger}
            onChange={({ target }) => setCharger(target.value)}
            options={plan.places.flatMap(({ id, chargers }) =>
              chargers > 0 ? [{ value: id, label: id }] : [],
            )}
          />
          <Button onClick={() => onTrouble(broken)}>{lasts(broken) ? words.repair : words.break}</Button>
        </div>
      )}
      <div className={styles.trouble}>
        <SelectField
          label={words.flow}
          value={String(flow)}
          onChange={({ target }) => setFlow(Number(target.value))}
          options={plan.flows.map(({ from, to }, index) => {
            return { value: String(index), label: `${from} – ${to}` };
          })}
        />
        <Button onClick={() => onOrder(flow)}>{words.place}</Button>
      </div>
    </section>
  );
}
