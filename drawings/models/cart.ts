import { type Body, place } from "../kernel/body.ts";
import { box, type On, patch, stroke } from "../kernel/loft.ts";
import type { Material } from "../kernel/palette.ts";
import type { Mark } from "../kernel/solid.ts";

/** A rack cart, 1.3 × 1 m: four legs, three shelves with totes; a lifter fits beneath. */
export function rackCart(seed = 0): Body[] {
  const legs = [-0.6, 0.56].flatMap((x) =>
    [-0.5, 0.46].map((y) => box([x, y, 0.03], [0.04, 0.04, 1.72], "graphite", { weight: "fine" })),
  );
  const feet = [-0.58, 0.58].flatMap((x) =>
    [-0.48, 0.48].map((y) =>
      box([x - 0.04, y - 0.04, 0], [0.08, 0.08, 0.03], "rubber", { weight: "fine", light: true }),
    ),
  );
  const shelves = [0.4, 0.86, 1.32].flatMap((z, shelf) => [
    box([-0.56, -0.46, z], [1.12, 0.92, 0.04], "steel", { weight: "fine" }),
    ...place(totes(seed + shelf * 3), [0, 0, z + 0.04]),
  ]);
  const rim = [-0.5, 0.46].map((y) =>
    box([-0.56, y, 1.7], [1.12, 0.04, 0.04], "graphite", { weight: "fine", light: true }),
  );
  const ends = [-0.6, 0.56].map((x) =>
    box([x, -0.46, 1.7], [0.04, 0.92, 0.04], "graphite", { weight: "fine", light: true }),
  );
  return [...feet, ...shelves, ...legs, ...rim, ...ends];
}

const colours: readonly Material[] = ["tote", "cardPale", "tote", "shell", "card", "tote", "cardDeep"];

/** A shelf of totes, three by two, some missing. */
function totes(seed: number): Body[] {
  return [0, 1, 2].flatMap((i) =>
    [1, 0].flatMap((j) => {
      const number = seed + i * 2 + j;
      if (number % 7 === 4) return [];
      const height = number % 3 === 0 ? 0.2 : 0.28;
      return [tote(-0.53 + i * 0.36, -0.42 + j * 0.44, height, colours[number % colours.length] ?? "tote")];
    }),
  );
}

function tote(x: number, y: number, height: number, material: Material) {
  const rim = (on: On): Mark[] => [
    { outline: stroke(on, [0, 0.82], [1, 0.82]), open: true },
    { outline: patch(on, 0.36, 0.5, 0.64, 0.66) },
  ];
  return box([x, y, 0], [0.34, 0.4, height], material, {
    weight: "fine",
    light: true,
    sides: { 0: rim, 1: rim, 2: rim, 3: rim },
    top: (on) => [{ outline: patch(on, 0.06, 0.06, 0.94, 0.94) }],
  });
}
