/** Planning values of motion: assumptions, not figures of the product table. */
export const motion = {
  /** Accelerating and braking, m/s² (equal to mm/ms² × 1000); a usual planning value for loaded pallet vehicles. */
  acceleration: 0.5,
  /** Turning on the spot, hundredths of a degree a millisecond: 45° a second. */
  turning: 4.5,
  /** Least distance kept between two vehicles, mm. */
  clearance: 100,
  /** Share of the speed that is driven, so that rounding a trace to 0.1 mm never makes a vehicle look too fast. */
  cruise: 0.995,
} as const;

/** Acceleration, cruise and braking over `way` mm; `speed` in mm/ms. Times in ms from the start, exact to a bit. */
export type Run = { way: number; speed: number; ramp: number; cruise: number; duration: number };

const acceleration = motion.acceleration / 1000; /* mm/ms² */

export function runOver(way: number, speed: number): Run {
  const peak = Math.min(speed, Math.sqrt(way * acceleration));
  const ramp = peak / acceleration;
  const cruise = Math.max(0, (way - peak * ramp) / peak);
  return { way, speed: peak, ramp, cruise, duration: 2 * ramp + cruise };
}

/** How far a run has come `time` ms after its start, mm. */
export function wayAfter({ way, speed, ramp, cruise, duration }: Run, time: number) {
  if (time <= 0) return 0;
  if (time >= duration) return way;
  if (time < ramp) return (acceleration * time * time) / 2;
  if (time <= ramp + cruise) return (speed * ramp) / 2 + speed * (time - ramp);
  const left = duration - time;
  return way - (acceleration * left * left) / 2;
}

/** When a run has come `far` mm, ms from its start. */
function timeAt({ way, speed, ramp, cruise, duration }: Run, far: number) {
  if (far <= 0) return 0;
  if (far >= way) return duration;
  const ramped = (speed * ramp) / 2;
  if (far < ramped) return Math.sqrt((2 * far) / acceleration);
  if (far <= way - ramped) return ramp + (far - ramped) / speed;
  return ramp + cruise + ramp - Math.sqrt((2 * (way - far)) / acceleration);
}

/** The last moment of a run at which it can still stop before `far` mm, ms from its start. */
function lastStopBefore(far: number, speed: number) {
  if (far <= 0) return 0;
  const { ramp, cruise } = runOver(far, speed);
  return ramp + cruise;
}

/** A drive holds a piece from `enter` to `leave`, ms from its start; `begins` is the way to the piece, mm. */
export type Passage = { begins: number; enter: number; leave: number };

/** A drive from stop to stop over pieces with lengths in mm. */
export function driveOver(ways: readonly number[], speed: number) {
  const way = ways.reduce((sum, piece) => sum + piece, 0);
  const run = runOver(way, speed);
  return { run, passages: passagesOver(ways, run, speed), duration: Math.ceil(run.duration) };
}

/** What a run holds of its pieces, with lengths in mm: each as soon as the vehicle could no longer stop before it. */
export function passagesOver(ways: readonly number[], run: Run, speed: number): Passage[] {
  let begins = 0;
  const passages = ways.map((way): Passage => {
    const enter = Math.floor(lastStopBefore(begins, speed));
    const passage = { begins, enter, leave: Math.ceil(timeAt(run, begins + way)) };
    begins += way;
    return passage;
  });
  const last = passages.at(-1);
  if (last) last.leave = Math.ceil(run.duration);
  return passages;
}

/** The piece before which a drive can stop `time` ms after its start: the first that it doesn't hold yet. */
export function stopAfter(passages: readonly Passage[], time: number): number | undefined {
  const at = passages.findIndex(({ enter }, index) => index > 0 && enter > time);
  return at > 0 ? at : undefined;
}
