import { octagon } from "../geometry/contour.ts";
import { cylinder, lathe, ring } from "../geometry/lathe.ts";
import { slab } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";

/** The navigation LiDAR: a glossy window between a ribbed foot and a cap. Stands on y = 0. */
export function lidar({ materials: m }: Kit): Part {
  const part = new Part("lidar");
  part.add(m.charcoal, cylinder(0.054, 0, 0.012, 0.003));
  for (let i = 0; i < 3; i++)
    part.add(m.charcoal, cylinder(0.051, 0.013 + i * 0.006, 0.017 + i * 0.006, 0.001));
  part.add(m.gap, cylinder(0.047, 0.01, 0.033));
  part.add(m.led, ring(0.049, 0.0512, 0.0325, 0.0345, 0.0005));
  part.add(
    m.gloss,
    lathe(
      [
        [0, 0.034],
        [0.05, 0.034],
        [0.05, 0.074],
        [0, 0.074],
      ],
      [0, 0.002, 0.002, 0],
    ),
  );
  part.add(
    m.graphite,
    lathe(
      [
        [0, 0.074],
        [0.053, 0.074],
        [0.05, 0.092],
        [0, 0.099],
      ],
      [0, 0.003, 0.01, 0],
    ),
  );
  return part;
}

/** A stereo camera behind a dark bar, `width` metres wide; its front lies on x = 0 and faces +x. */
export function cameraBar({ materials: m }: Kit, width: number): Part {
  const part = new Part("camera");
  const shape = octagon(-width / 2, width / 2, 0.052, 0.012, 0.004);
  part.add(m.gloss, slab(shape, -0.02, 0.006, 0.003, "x"));
  for (const z of [-0.32, 0.32]) {
    part.add(m.darkSteel, ring(0.0105, 0.014, 0.004, 0.0085, 0.001, { axis: "x", around: 32 }), [
      0,
      0,
      z * width,
    ]);
    part.add(m.lens, cylinder(0.0105, 0.002, 0.0072, 0.002, { axis: "x", around: 32 }), [0, 0, z * width]);
  }
  part.add(m.lens, cylinder(0.007, 0.002, 0.007, 0.001, { axis: "x", around: 24 }), [0, 0, 0.1 * width]);
  part.add(m.led, cylinder(0.0025, 0.002, 0.0066, 0.0004, { axis: "x", around: 12 }), [0, 0, -0.1 * width]);
  return part;
}
