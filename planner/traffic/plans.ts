import type { Stand } from "./network.ts";
import type { Step } from "./steps.ts";
import type { Vehicle } from "./vehicle.ts";

export type Start = { stand: Stand; time: number };

/** Where and when a vehicle without an order can begin something new. */
export function standingFrom(vehicle: Vehicle, now: number): Start {
  const step = vehicle.steps.find(({ to }) => to > now);
  if (!step) throw new Error(`Vehicle ${vehicle.id} has no plan`);
  /* A move that begins at this moment has not begun: the vehicle may do something else instead. */
  const isMoving = (step.kind === "drive" || step.kind === "turn") && step.from < now;
  return isMoving
    ? { stand: endOf(step), time: step.to }
    : { stand: step.at, time: Math.max(now, step.from) };
}

/** Where and when a vehicle that isn't at rest has finished its order, or else its present move. */
export function returnStart(vehicle: Vehicle, now: number): Start | undefined {
  const last = vehicle.steps.at(-1);
  if (!last || last.from <= now) return undefined;
  const drop = vehicle.order && vehicle.steps.findLast(({ kind }) => kind === "drop");
  return drop ? { stand: drop.at, time: drop.to } : standingFrom(vehicle, now);
}

/** Where and when a vehicle has finished its present work. */
export function nextStart(vehicle: Vehicle, now: number): Start {
  const step = vehicle.steps.find(({ to }) => to > now);
  if (!step) throw new Error(`Vehicle ${vehicle.id} has no plan`);
  return step.kind === "wait" ? { stand: step.at, time: now } : { stand: endOf(step), time: step.to };
}

/** Whether a vehicle has anything left to do before it rests. */
export const isUnderWay = ({ steps }: Vehicle, now: number) => (steps.at(-1)?.from ?? 0) > now;

/** When the last drop ends; without one, when the vehicle is home. */
export function doneAt(steps: readonly Step[]) {
  return steps.findLast(({ kind }) => kind === "drop")?.to ?? steps.at(-1)?.from ?? 0;
}

/** The part of a plan up to a moment. */
export function upTo(steps: readonly Step[], time: number): Step[] {
  return steps
    .filter(({ from }) => from < time)
    .map((step) => (step.to > time ? { ...step, to: time } : step));
}

/** Where a step ends. */
export function endOf(step: Step): Stand {
  if (step.kind === "drive") return step.leg.to;
  return step.kind === "turn" ? step.turn.to : step.at;
}
