import { loadedPallet } from "#vehicles/modelling/loads/cartons.ts";
import { plainKit } from "#vehicles/modelling/plain-kit.ts";
import { joint, line, measure } from "../floor.ts";
import { at, plain, type Stage, vehicle } from "../stage.ts";

const aisleSides = [
  [-4.4, -2.3],
  [-1.1, 1.8],
  [3, 6.6],
] as const;

/** Three aisles, three widths. */
export async function aisles(): Promise<Stage> {
  const stack = plain(() =>
    loadedPallet(plainKit(), { along: 3, across: 2, layers: 3, height: 0.3, seed: 5 }).build(),
  );
  const block = (x: number) => [0.2, 1.15, 2.1].map((y) => at([x, y, 0], stack));
  const lifter = await vehicle("lifter");
  const load = { stack: { along: 3, across: 2, layers: 3, height: 0.25, seed: 3 } };
  return {
    view: { azimuth: -70, elevation: 44, scale: 62 },
    middle: [1, 0.4, 0],
    floor: [
      joint([-20, -2.4], [20, -2.4]),
      ...aisleSides.flatMap(([from, to]) => [
        ...measure(from, to, -0.9),
        ...[from, to].map((x) =>
          line(
            [
              [x, -0.6],
              [x, 4],
            ],
            "fine",
            "ink",
          ),
        ),
      ]),
    ],
    standing: [
      ...[-5, -1.7, 2.4, 7.2].flatMap(block),
      at([-3.4, 1, 0], await vehicle("fork", { lift: 0.15, load }), 3),
      at([-0.4, 1.4, 0], lifter, 1),
      at([1.1, 0.6, 0], lifter, 3),
      at([4.6, 1.6, 0], await vehicle("counterBalance"), 3),
    ],
  };
}
