import { Matrix4 } from "three";
import { octagon } from "../../../vehicles/modelling/geometry/contour.ts";
import { cylinder, ring } from "../../../vehicles/modelling/geometry/lathe.ts";
import { box, slab } from "../../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../../vehicles/modelling/geometry/part.ts";
import type { Kit } from "../../../vehicles/modelling/kit.ts";
import { bottle } from "../../../vehicles/modelling/loads/bottles.ts";
import { stackLight } from "../../../vehicles/modelling/parts/lights.ts";
import { repeat } from "../../../vehicles/modelling/repeat.ts";

const belt = 0.98;

/** A belt for bottles along x from 0 to -length, between guide rails, filled with bottles. */
export function bottleBelt(kit: Kit, length: number, filled = true): Part {
  const { materials: m } = kit;
  const part = new Part("bottle belt");
  const middle = -length / 2;
  part
    .add(m.steel, box(length, 0.012, 0.19, 0.003), [middle, belt - 0.006, 0])
    .add(m.galvanised, box(length, 0.11, 0.16, 0.006), [middle, belt - 0.07, 0]);
  for (const side of [-1, 1]) {
    for (const y of [0.07, 0.15])
      part.add(m.chrome, cylinder(0.007, -length, 0, 0.002, { axis: "x", around: 12 }), [
        0,
        belt + y,
        side * 0.052,
      ]);
    for (let x = -0.4; x > -length; x -= 0.8)
      part.add(m.steel, box(0.012, 0.22, 0.012, 0.002), [x, belt + 0.06, side * 0.07]);
  }
  for (let x = -0.5; x > -length; x -= 1.6) {
    part
      .add(m.steel, cylinder(0.028, 0.02, belt - 0.1, 0.003, { around: 20 }), [x, 0, 0])
      .add(m.charcoal, cylinder(0.06, 0, 0.02, 0.004, { around: 24 }), [x, 0, 0]);
  }
  if (filled) {
    const places = Array.from({ length: Math.floor(length / 0.0755) }, (_, i) =>
      new Matrix4().setPosition(-0.04 - i * 0.0755, belt, 0),
    );
    for (const mesh of repeat(bottle(kit).build(), places)) part.attach(mesh);
  }
  return part;
}

/** A rotary filler behind glass: a stainless base, a carousel of valves over bottles, a hood with the family's octagon. */
export function filler(kit: Kit): Part {
  const { materials: m } = kit;
  const part = new Part("filler");
  const radius = 1.35;
  part
    .add(m.galvanised, slab(octagon(-1.7, 1.7, 3.4, 1, 0.04), 0.08, 0.86, 0.02))
    .add(m.charcoal, slab(octagon(-1.6, 1.6, 3.2, 0.95, 0.04), 0, 0.08, 0.01));
  part
    .add(m.steel, cylinder(radius + 0.12, 0.86, belt, 0.01, { around: 96 }))
    .add(m.chrome, ring(radius - 0.2, radius + 0.06, 1.32, 1.5, 0.01, { around: 96 }));
  part
    .add(m.steel, cylinder(0.4, belt, 2.5, 0.03, { around: 64 }))
    .add(m.chrome, cylinder(radius - 0.18, 1.5, 1.62, 0.03, { around: 96 }));
  const places: Matrix4[] = [];
  for (let i = 0; i < 84; i++) {
    const angle = (i / 84) * 2 * Math.PI;
    places.push(
      new Matrix4().setPosition(Math.cos(angle) * (radius - 0.06), 0, Math.sin(angle) * (radius - 0.06)),
    );
  }
  const valve = new Part("valve")
    .add(m.chrome, cylinder(0.022, 1.26, 1.46, 0.004, { around: 16 }))
    .add(m.steel, cylinder(0.012, 1.23, 1.27, 0.002, { around: 12 }));
  const standing = places.map((place) =>
    place.clone().setPosition(place.elements[12] ?? 0, belt, place.elements[14] ?? 0),
  );
  for (const mesh of [...repeat(valve.build(), places), ...repeat(bottle(kit).build(), standing)])
    part.attach(mesh);
  hood(kit, part);
  return part;
}

function hood(kit: Kit, part: Part): void {
  const { materials: m } = kit;
  const [half, cut] = [1.7, 1];
  const corners = [
    [half, half - cut],
    [half - cut, half],
    [-half + cut, half],
    [-half, half - cut],
    [-half, -half + cut],
    [-half + cut, -half],
    [half - cut, -half],
    [half, -half + cut],
  ] as const;
  corners.forEach(([x, z], i) => {
    part.add(m.steel, box(0.06, 1.7, 0.06, 0.006), [x * 0.985, 1.7, z * 0.985]);
    const [nx, nz] = corners[(i + 1) % 8] ?? corners[0];
    const [width, turn] = [Math.hypot(nx - x, nz - z), -Math.atan2(nz - z, nx - x)];
    part.add(
      m.glass,
      box(width - 0.08, 1.56, 0.008, 0.002),
      [(x + nx) / 2, 1.66, (z + nz) / 2],
      [0, turn, 0],
    );
  });
  part
    .add(m.shell, slab(octagon(-half, half, half * 2, cut, 0.03), 2.5, 2.86, 0.03))
    .add(
      m.graphite,
      slab(octagon(-half - 0.004, half + 0.004, half * 2 + 0.008, cut, 0.03), 2.56, 2.68, 0.006),
    );
  for (const [x, z] of [
    [0.5, 1.2],
    [-0.5, 1.2],
  ] as const)
    part.add(m.steel, cylinder(0.09, 2.86, 4.6, 0.01, { around: 32 }), [x, 0, -z]);
  part.attach(stackLight(kit), [0.6, 2.86, 1.5]);
}
