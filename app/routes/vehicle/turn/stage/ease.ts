import type { Looking } from "../view/looking.ts";

/** Interpolates between two looks: numbers by `share`, everything else changes at once. */
export function between(from: Looking, to: Looking, share: number): Looking {
  const part = (a: number, b: number, end: number) => (Math.abs(b - a) <= end ? b : a + (b - a) * share);
  const around = ((to.turn - from.turn + 540) % 360) - 180;
  return {
    ...to,
    turn: Math.abs(around) <= 0.2 ? to.turn : from.turn + around * share,
    tilt: part(from.tilt, to.tilt, 0.2),
    zoom: part(from.zoom, to.zoom, 0.004),
    lift: part(from.lift, to.lift, 1),
  };
}
