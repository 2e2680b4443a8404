import type { Battery } from "./battery.ts";
import type { Node } from "./roadmap.ts";
import type { Step } from "./steps.ts";

/** One transport; times in ms, those after `placed` known once a vehicle is sent. */
export type Order = {
  id: number;
  flow: number;
  pick: Node;
  drop: Node;
  placed: number;
  vehicle?: number;
  /** When a vehicle was sent. */
  sent?: number;
  pickBegins?: number;
  picked?: number;
  dropped?: number;
  /** When it was taken back; the times after `sent` then tell what was planned. */
  withdrawn?: number;
};

/** A vehicle with its past and planned steps; the last step is always a stay without end. */
export type Vehicle = {
  id: number;
  /** The index of its kind in the layout. */
  kind: number;
  steps: Step[];
  order: Order | undefined;
  battery: Battery;
  /** Why it can't begin another move. */
  held: "stop" | "radio" | undefined;
};
