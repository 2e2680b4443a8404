import type { Body } from "../kernel/body.ts";
import { box, type Dress, type On, patch, stroke } from "../kernel/loft.ts";
import type { Material } from "../kernel/palette.ts";
import type { Mark } from "../kernel/solid.ts";

const papers = ["card", "cardPale", "card", "cardDeep", "card", "cardPale", "cardDeep"] as const;

export type Stack = {
  /** Cartons along x, along y and upwards. */
  readonly count: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  /** Another number, another mix of papers. */
  readonly seed?: number;
  /** Cartons that are already gone, counted from the top. */
  readonly missing?: number;
};

/** Cartons, one by one, standing on z = 0 round the middle. */
export function cartons({
  count: [nx, ny, nz],
  size: [length, width, height],
  seed = 0,
  missing = 0,
}: Stack): Body[] {
  const [dx, dy, dz] = [length / nx, width / ny, height / nz];
  const found: Body[] = [];
  for (let k = 0; k < nz; k++) {
    for (let j = ny - 1; j >= 0; j--) {
      for (let i = 0; i < nx; i++) {
        const number = (k * ny + (ny - 1 - j)) * nx + i;
        if (number >= nx * ny * nz - missing) continue;
        const low = [i * dx - length / 2, j * dy - width / 2, k * dz] as const;
        found.push(box(low, [dx, dy, dz], paperOf(number + seed), carton(number + seed)));
      }
    }
  }
  return found;
}

const paperOf = (number: number): Material =>
  papers[(number * 5 + ((number * number) % 7)) % papers.length] ?? "card";

function carton(number: number): Dress {
  const label = (on: On): Mark[] => [
    { outline: patch(on, 0.6, 0.56, 0.86, 0.82), material: "shell", weight: "none" },
    { outline: stroke(on, [0.64, 0.64], [0.82, 0.64]), open: true },
    { outline: stroke(on, [0.64, 0.7], [0.76, 0.7]), open: true },
  ];
  const tape = (on: On): Mark[] => [{ outline: stroke(on, [0, 0.5], [1, 0.5]), open: true }];
  const sides = (shift: number) => ((number * 7 + shift * 3 + (number >> 2)) % 5 < 2 ? label : () => []);
  return { sides: { 0: sides(0), 1: sides(1), 2: sides(2), 3: sides(0) }, top: tape, weight: "fine" };
}

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
