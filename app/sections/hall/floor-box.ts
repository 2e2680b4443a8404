import type { Plan } from "#planner/plan/plan.ts";

/** A plan's floor as it is drawn: y downwards, in mm from the left upper corner of a box that holds all of it. */
export type FloorBox = { width: number; height: number; left: number; top: number };
export type Floor = Pick<Plan, "places" | "lanes">;

/** Of a lane whose plan names none, and around the outermost place, mm. */
export const usualWidth = 2400;
const margin = 2600;

export function floorBox({ places, lanes }: Floor): FloorBox {
  const around = margin + Math.max(...lanes.map(({ width = usualWidth }) => width / 2), 0) / 2;
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(...xs) - around;
  const top = Math.max(...ys) + around;
  return {
    left,
    top,
    width: Math.max(...xs) + around - left,
    height: top - Math.min(...ys) + around,
  };
}

/** From the plan's mm to the drawing's. */
export const inBox = ({ left, top }: FloorBox, { x, y }: { x: number; y: number }) => ({
  x: x - left,
  y: top - y,
});
