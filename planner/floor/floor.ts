import type { Plan } from "../plan/plan.ts";

/** A plan's floor: its places and the lanes between them. Lengths in mm. */
export type Floor = Pick<Plan, "places" | "lanes">;

/** A point of a floor or of its drawing. */
export type Point = { x: number; y: number };
