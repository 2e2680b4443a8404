import type { Material } from "three";
import { cylinder, lathe } from "../geometry/lathe.ts";
import { box } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Draw, Kit } from "../kit.ts";
import { moving } from "../moving.ts";
import { decal, onBothSides } from "./decal.ts";
import type { MastSize } from "./mast-rail.ts";

/** Two lift cylinders, chains over their rollers, and the hoses beside them; rods and rollers rise half as far as forks. */
export function liftGear({ materials: m }: Kit, part: Part, size: MastSize): void {
  const top = size.foot + (size.top - size.foot) * 0.52;
  const [rods, pulleys, chains] = [new Part("lift rods"), new Part("pulleys"), new Part("chains")];
  const [rodFoot, chainFoot] = [top - 0.5, size.foot + 0.35];
  for (const side of [-1, 1]) {
    const z = side * size.spread * 0.66;
    part.add(m.charcoal, cylinder(0.034, size.foot + 0.02, top, 0.004, { around: 32 }), [
      size.x + 0.01,
      0,
      z,
    ]);
    part.add(m.darkSteel, cylinder(0.039, top - 0.03, top + 0.012, 0.004, { around: 32 }), [
      size.x + 0.01,
      0,
      z,
    ]);
    rods.add(m.chrome, cylinder(0.021, rodFoot, top, 0.002, { around: 28 }), [size.x + 0.01, 0, z]);
    const pulley = lathe(
      [
        [0, -0.014],
        [0.042, -0.014],
        [0.036, 0],
        [0.042, 0.014],
        [0, 0.014],
      ],
      [0, 0.002, 0.002, 0.002, 0],
      { axis: "z", around: 32 },
    );
    pulleys.add(m.darkSteel, pulley, [size.x + 0.01, top, z - side * 0.055]);
    chain(chains, m.steel, m.gap, [size.x - 0.03, chainFoot, z - side * 0.055], top - chainFoot);
  }
  part.attach(moving(rods, { share: 0.5, stretches: [rodFoot, top] }));
  part.attach(moving(pulleys, { share: 0.5 }));
  part.attach(moving(chains, { share: 0.5, stretches: [chainFoot, top] }));
}

/** A scale in decimetres on the outer faces of the rails, from which the lift can be read. */
export function mastScale(kit: Kit, part: Part, size: MastSize, railWidth: number): void {
  const height = size.top - size.foot - 0.5;
  const y = (size.top + size.foot) / 2 + 0.05;
  const draw: Draw = (context, width, pixels) => {
    context.fillStyle = "#e9ece6";
    for (let mm = 0; mm <= height * 1000; mm += 20) {
      const tick = mm % 100 === 0 ? 0.5 : 0.2;
      context.fillRect(0, pixels - (mm / 1000 / height) * pixels, width * tick, pixels * 0.0022);
    }
  };
  onBothSides(
    part,
    () => decal(kit, 0.04, height, draw),
    size.x + 0.03,
    y,
    size.spread + railWidth / 2 + 0.0008,
  );
}

function chain(
  part: Part,
  steel: Material,
  gap: Material,
  [x, y, z]: readonly [number, number, number],
  length: number,
): void {
  part.add(gap, box(0.006, length, 0.012, 0.001), [x, y + length / 2, z]);
  const pitch = 0.032;
  for (let i = 0; i < Math.floor(length / pitch); i++) {
    const odd = i % 2 === 1;
    for (const side of odd ? [-0.011, 0.011] : [-0.006, 0.006])
      part.add(steel, box(0.014, pitch * 1.15, 0.0035, 0.001), [x, y + (i + 0.5) * pitch, z + side]);
  }
}
