import { useId } from "react";
import { hallWords } from "#content/planner/hall.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./hall.module.css";
import type { HallView } from "./hall-view.ts";
import type { RunningHall } from "./running-hall.ts";

const speeds = [1, 2, 5, 10, 20, 50, 100];
/* ms */
const second = 1000;
const minute = 60_000;

/** Run, pause, back by a minute, on by a second, and speed. */
export function HallControls({ hall, view }: { hall: RunningHall; view: HallView }) {
  const speed = useId();
  return (
    <div className={styles.controls}>
      <Button size="small" tone={view.playing ? "outline" : "solid"} onClick={() => hall.play(!hall.playing)}>
        {view.playing ? hallWords.pause : hallWords.play}
      </Button>
      <Button size="small" onClick={() => hall.back(minute)}>
        {hallWords.back}
      </Button>
      <Button size="small" onClick={() => hall.step(second)}>
        {hallWords.step}
      </Button>
      <label className={styles.speed} htmlFor={speed}>
        {hallWords.speed}
        <select
          id={speed}
          defaultValue={hall.speed}
          onChange={({ target }) => {
            hall.speed = Number(target.value);
          }}
        >
          {speeds.map((times) => (
            <option key={times} value={times}>
              {hallWords.times(times)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
