import { octagon, rectangle } from "../../../vehicles/modelling/geometry/contour.ts";
import { cylinder } from "../../../vehicles/modelling/geometry/lathe.ts";
import { box, slab } from "../../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../../vehicles/modelling/geometry/part.ts";
import type { Draw, Kit } from "../../../vehicles/modelling/kit.ts";
import { onShell, wordmark } from "../../../vehicles/modelling/parts/brand.ts";
import { decal, facing } from "../../../vehicles/modelling/parts/decal.ts";
import { letter } from "../../../vehicles/modelling/parts/lettering.ts";
import { stackLight } from "../../../vehicles/modelling/parts/lights.ts";

const { front } = facing;

/** A charging station; vehicles dock at its front, which faces +x. */
export function chargingStation(kit: Kit): Part {
  const { materials: m } = kit;
  const part = new Part("charging station");
  part.add(m.graphite, slab(octagon(-0.2, 0.2, 0.64, 0.08, 0.02), 0, 0.09, 0.006));
  part.add(m.shell, slab(octagon(-0.18, 0.18, 0.6, 0.08, 0.02), 0.094, 1.3, 0.012));
  part.add(m.band, slab(octagon(-0.184, 0.184, 0.608, 0.08, 0.02), 0.4, 0.52, 0.004));
  part.add(m.led, slab(octagon(-0.182, 0.182, 0.604, 0.08, 0.02), 0.526, 0.538, 0.003));
  part.add(m.charcoal, box(0.12, 0.16, 0.3, 0.02), [0.22, 0.14, 0]);
  for (const y of [0.12, 0.16]) part.add(m.steel, box(0.02, 0.014, 0.2, 0.003), [0.285, y, 0]);
  part.attach(decal(kit, 0.3, 0.089, wordmark(onShell)), [0.1808, 1.0, 0], front);
  part.attach(decal(kit, 0.14, 0.14, drawBolt), [0.1808, 0.74, 0], front);
  return part;
}

const drawBolt: Draw = (context, width) => {
  context.scale(width / 32, width / 32);
  context.fillStyle = "#0b4633";
  context.fill(new Path2D("M18 2 6 18h8l-2 12 13-17h-8z"));
};

/** A packing table with a screen, cartons and a tape gun; the packer stands at +z. */
export function packingTable(kit: Kit): Part {
  const { materials: m } = kit;
  const part = new Part("packing table");
  part.add(m.wood2, slab(rectangle(1.8, 0.8, 0.02), 0.86, 0.9, 0.006));
  for (const x of [-0.84, 0.84]) {
    for (const z of [-0.34, 0.34]) part.add(m.aluminium, box(0.045, 0.86, 0.045, 0.004), [x, 0.43, z]);
    part.add(m.aluminium, box(0.045, 0.95, 0.045, 0.004), [x, 1.37, -0.36]);
  }
  part
    .add(m.aluminium, box(1.72, 0.03, 0.34, 0.004), [0, 1.5, -0.3])
    .add(m.aluminium, box(1.72, 0.03, 0.6, 0.004), [0, 0.3, 0]);
  part.add(m.gloss, box(0.52, 0.31, 0.03, 0.008), [-0.35, 1.22, -0.3]);
  part.attach(
    decal(kit, 0.49, 0.28, drawPackList, { glow: 0.8, opaque: true, density: 700 }),
    [-0.35, 1.22, -0.284],
  );
  part
    .add(m.card1, box(0.42, 0.3, 0.32, 0.006), [0.3, 1.05, 0.02])
    .add(m.card0, box(0.3, 0.2, 0.24, 0.006), [0.68, 1.0, 0.1]);
  part
    .add(m.card2, box(0.5, 0.28, 0.4, 0.006), [0.4, 0.46, 0])
    .add(m.crateBlue, box(0.4, 0.24, 0.36, 0.01), [-0.3, 0.44, 0]);
  for (let i = 0; i < 5; i++)
    part.add(m.cardWhite, box(0.2, 0.12 + (i % 2) * 0.05, 0.2, 0.004), [-0.66 + i * 0.32, 1.6, -0.3]);
  part.add(m.red, cylinder(0.05, -0.03, 0.03, 0.006, { axis: "z" }), [0.0, 0.95, 0.15]);
  return part;
}

const drawPackList: Draw = (context, width, height) => {
  context.fillStyle = "#07130f";
  context.fillRect(0, 0, width, height);
  letter(context, "Carton 3 of 5", { size: 0.13, colour: "#f5f2eb", x: 0.05, y: 0.16 });
  for (let i = 0; i < 4; i++) {
    context.fillStyle = i < 2 ? "#2be08a" : "#1d3b30";
    context.fillRect(width * 0.05, height * (0.34 + i * 0.15), width * 0.06, height * 0.09);
    context.fillStyle = "#9fd9bd";
    context.fillRect(width * 0.15, height * (0.36 + i * 0.15), width * (0.3 + (i % 3) * 0.1), height * 0.05);
  }
};

/** A stretch wrapper at the end of a line: turntable at x = 0, mast at z = -0.9. */
export function stretchWrapper(kit: Kit): Part {
  const { materials: m } = kit;
  const part = new Part("stretch wrapper");
  part
    .add(m.graphite, cylinder(0.83, 0.012, 0.075, 0.01, { around: 72 }))
    .add(m.steel, cylinder(0.8, 0.075, 0.082, 0.002, { around: 72 }));
  part.add(m.graphite, box(0.5, 0.16, 0.5, 0.02), [0, 0.08, -1.05]);
  part.add(m.shell, slab(octagon(-0.17, 0.17, 0.34, 0.06, 0.015), 0.16, 2.4, 0.012), [0, 0, -1.1]);
  part.add(m.graphite, slab(octagon(-0.174, 0.174, 0.348, 0.06, 0.015), 1.9, 2.1, 0.004), [0, 0, -1.1]);
  part
    .add(m.charcoal, box(0.16, 0.6, 0.24, 0.02), [0, 0.95, -0.84])
    .add(m.paper, cylinder(0.06, 0.7, 1.2, 0.01), [0, 0, -0.7]);
  part.attach(stackLight(kit), [0, 2.4, -1.1]);
  return part;
}

/** A storage system's transfer point: a portal with light curtains in front of the lane that goods come out of, along x. */
export function transferPoint({ materials: m }: Kit): Part {
  const part = new Part("transfer point");
  for (const z of [-0.75, 0.75]) {
    part
      .add(m.graphite, box(0.12, 2.9, 0.12, 0.012), [0, 1.45, z])
      .add(m.graphite, box(0.12, 2.9, 0.12, 0.012), [-1.6, 1.45, z]);
    part
      .add(m.yellow, box(0.09, 1.3, 0.09, 0.012), [0.5, 0.65, z])
      .add(m.gap, box(0.004, 1.1, 0.03, 0.001), [0.5, 0.68, z * 0.939]);
    part.add(m.graphite, box(1.6, 0.1, 0.1, 0.01), [-0.8, 2.85, z]);
    for (let i = 0; i < 13; i++)
      part.add(m.graphite, box(0.012, 2.2, 0.012, 0.002), [-0.12 - i * 0.115, 1.6, z]);
  }
  part.add(m.graphite, box(0.14, 0.34, 1.62, 0.012), [0, 2.75, 0]);
  part.add(m.led, box(0.146, 0.03, 1.5, 0.004), [0, 2.55, 0]);
  return part;
}
