import type { Body } from "../kernel/body.ts";
import { box, type On, patch, stroke } from "../kernel/loft.ts";
import type { Material } from "../kernel/palette.ts";
import type { Mark } from "../kernel/solid.ts";

/** A load from afar: one body with the joints of its cartons. */
export function plainLoad(
  size: readonly [number, number, number],
  count: readonly [number, number, number],
  material: Material,
): Body[] {
  const joints =
    (across: number, up: number) =>
    (on: On): Mark[] => [
      ...inner(across).map((u): Mark => ({ outline: stroke(on, [u, 0], [u, 1]), open: true })),
      ...inner(up).map((v): Mark => ({ outline: stroke(on, [0, v], [1, v]), open: true })),
    ];
  const [nx, ny, nz] = count;
  const [length, width, height] = size;
  return [
    box([-length / 2, -width / 2, 0], [length, width, height], material, {
      weight: "fine",
      sides: { 0: joints(nx, nz), 1: joints(ny, nz), 2: joints(nx, nz), 3: joints(ny, nz) },
      top: joints(nx, ny),
    }),
  ];
}

/** A load under stretch film: the film's turns run slightly uphill. */
export function wrapped(size: readonly [number, number, number], label = true): Body[] {
  const [length, width, height] = size;
  const turns = [0.12, 0.29, 0.46, 0.63, 0.8];
  const film = (on: On): Mark[] => [
    ...turns.map((v): Mark => ({ outline: stroke(on, [0, v], [1, v + 0.07]), open: true })),
    ...(label
      ? [{ outline: patch(on, 0.36, 0.42, 0.62, 0.6), material: "shell", weight: "fine" } as const]
      : []),
  ];
  return [
    box([-length / 2, -width / 2, 0], [length, width, height], "wrap", {
      weight: "fine",
      sides: { 0: film, 1: film, 2: film, 3: film },
      top: (on) => [{ outline: patch(on, 0.06, 0.08, 0.94, 0.92), weight: "fine" }],
    }),
  ];
}

const inner = (count: number) => Array.from({ length: count - 1 }, (_, index) => (index + 1) / count);
