import { box } from "#vehicles/modelling/geometry/loft.ts";
import { Part } from "#vehicles/modelling/geometry/part.ts";
import { plainKit } from "#vehicles/modelling/plain-kit.ts";
import { area, line, slabs } from "../floor.ts";
import { at, plain, type Stage, vehicle } from "../stage.ts";

const { materials: m } = plainKit();

/** Orders go to the vehicle, its state comes back. */
export const messages = async (): Promise<Stage> => ({
  view: { azimuth: -58, elevation: 28, scale: 100 },
  middle: [0.2, 0.1, 0.6],
  floor: [
    ...slabs([-6, 0, 6]),
    line(
      [
        [-2.1, 0.3],
        [1.3, 0.3],
      ],
      "bold",
      "route",
    ),
    line(
      [
        [-2.1, -0.3],
        [1.3, -0.3],
      ],
      "bold",
      "ink",
    ),
    area(
      [
        [1.1, 0.12],
        [1.5, 0.3],
        [1.1, 0.48],
      ],
      "route",
    ),
    area(
      [
        [-1.9, -0.48],
        [-2.3, -0.3],
        [-1.9, -0.12],
      ],
      "ink",
    ),
  ],
  standing: [
    at([-2.9, 0, 0], plain(cabinet)),
    ...[-1.2, -0.2].map((x) => at([x, 0.3, 0], parcel("signal"))),
    ...[0.7, -0.7, 0].map((x) => at([x, -0.3, 0], parcel("shell"))),
    at([3.2, 0, 0], await vehicle("fork")),
  ],
});

const parcel = (material: "signal" | "shell") =>
  new Part("message").add(m[material], box(0.22, 0.14, 0.22), [0, 0.07, 0]);

/** Where fleet control runs: a cabinet of five servers. */
function cabinet(): Part {
  const part = new Part("cabinet")
    .add(m.charcoal, box(0.9, 0.1, 1), [0, 0.05, 0])
    .add(m.shell, box(0.84, 1.9, 0.94), [0, 1.05, 0]);
  for (const y of [0.33, 0.67, 1.01, 1.35, 1.69]) {
    part
      .add(m.aluminium, box(0.64, 0.24, 0.02), [0, y, 0.47])
      .add(m.led, box(0.12, 0.12, 0.03), [0.22, y, 0.475]);
    part
      .add(m.aluminium, box(0.02, 0.24, 0.72), [0.42, y, 0])
      .add(m.led, box(0.03, 0.12, 0.12), [0.425, y, -0.26]);
  }
  return part;
}
