import type { Battery } from "./battery.ts";
import type { Node } from "./roadmap.ts";
import type { Step } from "./route.ts";

/** One transport; times in ms, those after `placed` as soon as a vehicle is sent. */
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
};

/** A vehicle and all that it did and will do: its last step always is a stay without end. */
export type Vehicle = {
  id: number;
  steps: Step[];
  order: Order | undefined;
  battery: Battery;
  /** Why it doesn't begin another move. */
  held: "stop" | "radio" | undefined;
};
