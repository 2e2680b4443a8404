import type { TurnData } from "../load-turn.ts";

/** What the view shows, and from where. */
export type Looking = {
  /** The camera's direction: degrees counterclockwise, seen from above, from straight in front of the vehicle. */
  turn: number;
  /** The camera's elevation above the floor, in degrees. */
  tilt: number;
  /** 1 shows the whole vehicle. */
  zoom: number;
  /** mm from the floor to the top of the forks or the plate; 0 if nothing lifts. */
  lift: number;
  load: boolean;
  measures: boolean;
  around: Surrounding;
  /** Width of the doorway or the aisle, mm. */
  width: number;
};

export type Surrounding = "nothing" | "doorway" | "aisle";

/** How a control changes the current look. */
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

/** Applies a change. Turning wraps around, all other values stop at their bounds. */
export function changeLook(now: Looking, change: Change): Looking {
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
