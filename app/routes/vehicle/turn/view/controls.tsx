import { useId } from "react";
import type { vehiclePage } from "#content/products/vehicle-page.ts";
import type { TurnData } from "../load-turn.ts";
import { bounds, type Change, type Looking, type Surrounding } from "./looking.ts";
import styles from "./turn-view.module.css";

type Words = typeof vehiclePage.turn;
type ControlsProps = { looking: Looking; look: (change: Change) => void; data: TurnData; words: Words };

/** Sliders and boxes: each works by keyboard, by finger and by mouse. */
export function Controls({ looking, look, data, words }: ControlsProps) {
  const { turn, tilt, zoom, lift, load, measures, around, width } = looking;
  const { aisle, doorway } = data;
  const need = around === "aisle" && aisle ? aisle.need : doorway;
  const surroundings: readonly Surrounding[] = aisle
    ? ["nothing", "doorway", "aisle"]
    : ["nothing", "doorway"];
  const name = useId();
  return (
    <div className={styles.controls}>
      <Slider
        label={words.turn}
        value={Math.round(turn)}
        range={[0, 359]}
        unit="°"
        set={(value) => look(() => ({ turn: value }))}
      />
      <Slider
        label={words.tilt}
        value={Math.round(tilt)}
        range={bounds.tilt}
        unit="°"
        set={(value) => look(() => ({ tilt: value }))}
      />
      <Slider
        label={words.zoom}
        value={Math.round(zoom * 100)}
        range={[bounds.zoom[0] * 100, bounds.zoom[1] * 100]}
        unit=" %"
        set={(value) => look(() => ({ zoom: value / 100 }))}
      />
      {data.lift && (
        <Slider
          label={words.raise[data.lift.part]}
          value={lift}
          range={[data.lift.lowest, data.lift.highest]}
          unit=" mm"
          set={(value) => look(() => ({ lift: value }))}
        />
      )}
      <Check label={words.load} checked={load} set={(checked) => look(() => ({ load: checked }))} />
      <Check
        label={words.measures}
        checked={measures}
        set={(checked) => look(() => ({ measures: checked }))}
      />
      <fieldset className={styles.around}>
        <legend>{words.around}</legend>
        {surroundings.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              checked={around === each}
              onChange={() =>
                look(() => ({ around: each, width: each === "aisle" && aisle ? aisle.need : doorway }))
              }
            />
            {words.surroundings[each]}
          </label>
        ))}
      </fieldset>
      {around !== "nothing" && (
        <Slider
          label={words.width[around]}
          value={width}
          range={[need - 700, need + 1500]}
          unit=" mm"
          set={(value) => look(() => ({ width: value }))}
        />
      )}
    </div>
  );
}

type SliderProps = {
  label: string;
  value: number;
  range: readonly [least: number, most: number];
  unit: string;
  set: (value: number) => void;
};

function Slider({ label, value, range: [min, max], unit, set }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-hidden="true">
        {value}
        {unit}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={`${value}${unit}`}
        onChange={({ target }) => set(Number(target.value))}
      />
    </div>
  );
}

type CheckProps = { label: string; checked: boolean; set: (checked: boolean) => void };

function Check({ label, checked, set }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={({ target }) => set(target.checked)} />
      {label}
    </label>
  );
}
