import type { Leg } from "./leg.ts";
import type { Stand, Turn } from "./network.ts";
import type { Interval, Reservations } from "./reservations.ts";

/** What a vehicle does from one moment to another (ms); the last step of a plan has no end. */
export type Step = Interval & { at: Stand } & (
    | { kind: "wait" }
    | { kind: "pick" | "stop" | "drop" | "charge"; order: number }
    | { kind: "turn"; turn: Turn }
    | { kind: "drive"; leg: Leg }
  );

/** By kind of move, those that are sent together with it when they follow it: the vehicle makes them also unheard. */
export const sentTogether: Record<Step["kind"], readonly Step["kind"][]> = {
  turn: ["drive", "pick", "stop", "drop"],
  drive: ["pick", "stop", "drop"],
  pick: ["pick", "drop"],
  stop: [],
  drop: ["pick", "drop"],
  charge: [],
  wait: [],
};

/** Reserves every area that the steps that end after a moment cover, for as long as they cover it. */
export function holdSteps(reservations: Reservations, owner: number, steps: readonly Step[], after: number) {
  for (const step of steps) {
    if (step.to <= after) continue;
    if (step.kind === "drive") reservations.holdLeg(owner, step.leg, step.from);
    else if (step.kind === "turn") reservations.hold(owner, step.turn.shape, step.from, step.to);
    else reservations.hold(owner, step.at.shape, step.from, step.to);
  }
}
