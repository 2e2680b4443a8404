import { contour } from "#vehicles/modelling/geometry/contour.ts";
import { box, slab } from "#vehicles/modelling/geometry/loft.ts";
import { Part } from "#vehicles/modelling/geometry/part.ts";
import { plainKit } from "#vehicles/modelling/plain-kit.ts";
import { area, bay, dashes, line, slabs } from "../floor.ts";
import { at, plain, type Stage, vehicle } from "../stage.ts";

/** A short charge between two orders. */
export async function charging(): Promise<Stage> {
  const cabinet = plain(charger).build();
  const lift = 0.0875;
  return {
    view: { azimuth: -58, elevation: 29, scale: 124 },
    middle: [-0.5, -0.2, 0.4],
    floor: [
      ...slabs([-6, 0, 6]),
      area(
        [
          [-3.2, -0.2],
          [2.6, -0.2],
          [2.6, 2.6],
          [-3.2, 2.6],
        ],
        "zone",
      ),
      ...bay([-1.7, 0.3], [1.7, 1.5], 0.06),
      ...dashes([-8, -1.2], [8, -1.2]),
      line(
        [
          [-6, -1.9],
          [0.6, -1.9],
          [1.6, -0.9],
          [1.6, 0.2],
        ],
        "bold",
        "route",
      ),
    ],
    standing: [
      at([1, 0.9, 0], cabinet),
      at([-0.2, 0.9, 0], await vehicle("lifter")),
      at([1, 2.3, 0], cabinet),
      at([-2, -1.9, 0], await vehicle("lifter", { lift, load: { carried: "trolley", raised: 0.03 } })),
    ],
  };
}

/** A charging cabinet with its contact plates on the floor, towards -x. */
function charger(): Part {
  const { materials: m } = plainKit();
  const bolt = contour(
    [
      [0.03, 0.13],
      [-0.1, -0.03],
      [-0.01, -0.03],
      [-0.03, -0.13],
      [0.1, 0.03],
      [0.01, 0.03],
    ],
    0,
  );
  const part = new Part("charger")
    .add(m.charcoal, box(0.4, 0.1, 0.7), [0.2, 0.05, 0])
    .add(m.shell, box(0.4, 1.05, 0.7, 0.01), [0.2, 0.625, 0])
    .add(m.band, box(0.34, 0.06, 0.64), [0.2, 1.18, 0])
    .add(m.charcoal, box(0.3, 0.08, 0.44), [-0.15, 0.06, 0])
    .add(m.gloss, box(0.3, 0.36, 0.02), [0.2, 0.9, 0.352])
    .add(m.led, slab(bolt, 0.36, 0.37, 0.001, "z"), [0.2, 0.9, 0])
    .add(m.charcoal, box(0.02, 0.22, 0.52), [0.4, 0.32, 0]);
  for (const y of [0.82, 0.92, 1.02]) part.add(m.charcoal, box(0.02, 0.045, 0.4), [0.4, y, 0]);
  return part;
}
