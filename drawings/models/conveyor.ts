import type { Body } from "../kernel/body.ts";
import { box } from "../kernel/loft.ts";
import { roll } from "../kernel/round.ts";
import { seam } from "./markings.ts";

/** Upper edge of the rollers above the floor, in metres: vehicles and fixed conveyors meet here. */
export const deckHeight = 0.72;

/** A roller deck from x0 to x1: two cheeks, rollers lying along y between them. */
export function rollers(x0: number, x1: number, width: number, pitch = 0.1): Body[] {
  const half = width / 2;
  const count = Math.floor((x1 - x0) / pitch);
  const start = x0 + (x1 - x0 - (count - 1) * pitch) / 2;
  const cheeks = [-half, half - 0.045].map((y) =>
    box([x0, y, deckHeight - 0.13], [x1 - x0, 0.045, 0.12], "steel", {
      light: true,
      sides: { 0: seam, 2: seam },
    }),
  );
  const bed = box(
    [x0 + 0.02, -half + 0.045, deckHeight - 0.12],
    [x1 - x0 - 0.04, width - 0.09, 0.04],
    "graphite",
    { weight: "fine" },
  );
  const tubes = Array.from({ length: count }, (_, index) =>
    roll([start + index * pitch, -half + 0.045, deckHeight - 0.035], 0.035, width - 0.09, "steel", {
      weight: "fine",
      light: true,
    }),
  );
  return [bed, ...tubes, ...cheeks];
}

/** A fixed conveyor from x = 0 to `length`, on legs. */
export function conveyor(length: number, width = 0.95): Body[] {
  const half = width / 2;
  const count = Math.max(2, Math.round(length / 1.6) + 1);
  const legs = Array.from(
    { length: count },
    (_, index) => 0.12 + (index * (length - 0.3)) / (count - 1),
  ).flatMap((x) => [
    ...[-half + 0.02, half - 0.08].flatMap((y) => [
      box([x, y, 0.02], [0.06, 0.06, deckHeight - 0.15], "graphite", { weight: "fine" }),
      box([x - 0.03, y - 0.03, 0], [0.12, 0.12, 0.02], "graphite", { weight: "fine", light: true }),
    ]),
    box([x + 0.01, -half + 0.08, 0.2], [0.04, width - 0.16, 0.04], "graphite", {
      weight: "fine",
      light: true,
    }),
  ]);
  return [...legs, ...rollers(0, length, width, 0.115)];
}
