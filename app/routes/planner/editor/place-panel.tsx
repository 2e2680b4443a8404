import { useEffect, useRef, useState } from "react";
import { plannerEditorWords as words } from "#content/planner/editor.ts";
import { readTyped } from "#planner/numbers/typed.ts";
import type { Unit } from "#planner/numbers/units.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { handovers } from "#vehicles/taking.ts";
import type { Edit, EditedPlace, Floor } from "./floor.ts";
import styles from "./floor-editor.module.css";

type PlacePanelProps = {
  floor: Floor;
  place: EditedPlace;
  onEdit: (edit: Edit) => void;
  onRemove: () => void;
};

/** The chosen place as number fields, and its lanes: everything that the drawing can do, by keyboard. */
export function PlacePanel({ floor, place, onEdit, onRemove }: PlacePanelProps) {
  const { id } = place;
  const change = (values: Partial<Omit<EditedPlace, "id">>) =>
    onEdit({ kind: "change-place", id, change: values });
  const atPlace = floor.lanes.flatMap((lane, index) =>
    lane.from === id || lane.to === id ? [{ ...lane, index }] : [],
  );
  const others = floor.places.filter((other) => other.id !== id);
  const [laneTo, setLaneTo] = useState("");
  const to = others.some((other) => other.id === laneTo) ? laneTo : "";
  return (
    <fieldset className={styles.panel}>
      <legend>{id}</legend>
      <NumberField unit="mm" label={words.x} value={place.x} onChange={(x) => change({ x })} />
      <NumberField unit="mm" label={words.y} value={place.y} onChange={(y) => change({ y })} />
      <SelectField
        label={words.handover}
        value={place.handover ?? ""}
        options={handovers.map((value) => ({ value, label: value }))}
        blank={words.junction}
        onChange={({ currentTarget }) => change({ handover: currentTarget.value })}
      />
      <NumberField
        label={words.chargers}
        value={place.chargers ?? 0}
        onChange={(chargers) => change({ chargers })}
      />
      {atPlace.map(({ index, from, to, both, width }) => (
        <div key={index} className={styles.laneFields}>
          <p>{words.lane(from, to, both)}</p>
          <NumberField
            unit="mm"
            label={words.width}
            value={width ?? 0}
            onChange={(value) => onEdit({ kind: "change-lane", lane: index, change: { width: value } })}
          />
          <Button
            size="small"
            onClick={() => onEdit({ kind: "change-lane", lane: index, change: next({ from, to, both }, id) })}
          >
            {words.turn}
          </Button>
          <Button size="small" onClick={() => onEdit({ kind: "remove-lane", lane: index })}>
            {words.removeLane}
          </Button>
        </div>
      ))}
      {/* Not by the choice itself: arrow keys pass one place after another. */}
      <SelectField
        label={words.laneTo}
        value={to}
        blank={words.choose}
        options={others.map((other) => ({ value: other.id, label: other.id }))}
        onChange={({ currentTarget }) => setLaneTo(currentTarget.value)}
      />
      <Button
        size="small"
        aria-disabled={to === ""}
        onClick={() => {
          if (to !== "") onEdit({ kind: "join", from: id, to });
          setLaneTo("");
        }}
      >
        {words.addLane}
      </Button>
      <Button
        size="small"
        onClick={() => {
          onEdit({ kind: "remove", id });
          onRemove();
        }}
      >
        {words.remove(id)}
      </Button>
    </fieldset>
  );
}

/** The next direction of a lane: both ways, then one way out of the place, then one way into it, then both again. */
function next({ from, to, both }: { from: string; to: string; both: boolean }, id: string) {
  const other = from === id ? to : from;
  if (both) return { from: id, to: other, both: false };
  return from === id ? { from: other, to: id, both: false } : { both: true };
}

type NumberFieldProps = { label: string; value: number; unit?: Unit; onChange: (value: number) => void };

/** A number field that applies on blur or Enter; text that is no number changes nothing, and says so. */
function NumberField({ label, value, unit, onChange }: NumberFieldProps) {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  /* Not a new field for each value: Enter would take the focus away with the old one. */
  useEffect(() => {
    if (field.current) field.current.value = `${value}`;
  }, [value]);
  function take(text: string) {
    const read = readTyped(text, unit);
    setError(read.value === undefined ? `${label}: ${read.why ?? words.noNumber}` : undefined);
    if (read.value !== undefined) onChange(read.value);
  }
  return (
    <TextField
      ref={field}
      label={label}
      error={error}
      defaultValue={value}
      inputMode="decimal"
      maxLength={20}
      autoComplete="off"
      onBlur={({ currentTarget }) => take(currentTarget.value)}
      onKeyDown={(event) => event.key === "Enter" && take(event.currentTarget.value)}
    />
  );
}
