import { liveFloor } from "#content/planner/live-floor.ts";
import type { RunningHall } from "./running-hall.ts";
import type { Shown } from "./shown-hall.ts";

type RunButtonsProps = {
  running: Pick<RunningHall, "play" | "playing" | "step">;
  shown: Pick<Shown<unknown>, "playing" | "calm">;
  className?: string | undefined;
};

const second = 1000; /* ms */

/** Pause and continue; under reduced motion also a step. */
export function RunButtons({ running, shown, className }: RunButtonsProps) {
  return (
    <>
      {shown.calm && (
        <button type="button" className={className} onClick={() => running.step(second)}>
          {liveFloor.step}
        </button>
      )}
      <button type="button" className={className} onClick={() => running.play(!running.playing)}>
        {shown.playing ? liveFloor.pause : liveFloor.run}
      </button>
    </>
  );
}
