import type { TurnData } from "../load-turn.ts";

/** What is looked at, and from where. */
export type Looking = {
  /** Where the eye stands: degrees counterclockwise, seen from above, from straight before the vehicle. */
  turn: number;
  /** How far above the floor it looks down, in degrees. */
  tilt: number;
  /** 1 shows the whole vehicle. */
  zoom: number;
  /** mm from the floor to the forks' or the plate's upper side; nought where nothing lifts. */
  lift: number;
  load: boolean;
  measures: boolean;
  around: Surrounding;
  /** mm of the doorway or the aisle. */
  width: number;
};

export type Surrounding = "nothing" | "doorway" | "aisle";

/** How a control changes it, from how it is. */
export type Change = (now: Looking) => Partial<Looking>;

export const bounds = {
  tilt: [5, 85],
  zoom: [0.7, 3],
} as const;

export const firstLook = ({ lift, doorway }: TurnData): Looking => ({
  turn: 40,
  tilt: 20,
  zoom: 1,
  lift: lift?.lowest ?? 0,
  load: false,
  measures: false,
  around: "nothing",
  width: doorway,
});

/** The next look. Turning goes round and round, all else ends at its bounds. */
export function lookOn(now: Looking, change: Change): Looking {
  const next = { ...now, ...change(now) };
  return {
    ...next,
    turn: ((next.turn % 360) + 360) % 360,
    tilt: within(next.tilt, bounds.tilt),
    zoom: within(next.zoom, bounds.zoom),
  };
}

const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value));
