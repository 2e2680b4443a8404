import { octagon, rectangle } from "../geometry/contour.ts";
import { cylinder, ring } from "../geometry/lathe.ts";
import { slab } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import { moving } from "../moving.ts";
import { inset } from "./chassis.ts";

/** An octagonal lift plate that turns on its bearing; its lower face lies on y = 0. */
export function liftPlate({ materials: m }: Kit, size: number): Part {
  const part = new Part("lift plate");
  const half = size / 2;
  const plan = octagon(-half, half, size, size * 0.29, 0.02);
  part.add(m.steel, slab(plan, 0.004, 0.022, 0.004));
  part.add(m.led, slab(inset(plan, 0.003), 0.001, 0.0045, 0.001));
  part.add(m.rubber, slab(inset(plan, 0.016), 0.02, 0.0265, 0.002));
  part.add(m.gap, slab(inset(plan, 0.058), 0.02, 0.0268, 0.0005));
  part.add(m.aluminium, slab(inset(plan, 0.061), 0.02, 0.0272, 0.001));
  part.add(m.gap, ring(0.094, 0.097, 0.02, 0.0275, 0.0004, { around: 72 }));
  part.add(m.rubber, ring(0.06, 0.094, 0.02, 0.0295, 0.002, { around: 72 }));
  part.add(m.band, cylinder(0.058, 0.02, 0.0285, 0.002, { around: 72 }));
  const groove = slab(rectangle(0.036, 0.004, 0.001), 0.02, 0.0275, 0.0008);
  for (let i = 0; i < 16; i++) {
    const angle = ((i + 0.5) / 16) * 2 * Math.PI;
    part.add(
      m.gap,
      groove,
      [Math.cos(angle) * (half - 0.037), 0, Math.sin(angle) * (half - 0.037)],
      [0, -angle, 0],
    );
  }
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * 2 * Math.PI;
    const at = [Math.cos(angle) * 0.16, 0, Math.sin(angle) * 0.16] as const;
    part.add(m.darkSteel, ring(0.0045, 0.009, 0.022, 0.03, 0.001, { around: 20 }), at);
    part.add(m.gap, cylinder(0.0046, 0.022, 0.0282, 0.0002, { around: 6 }), at);
  }
  return part;
}

/** What shows under the raised plate: a dark well with the lifting columns, which grow as the plate rises. */
export function liftWell({ materials: m }: Kit, size: number, deck: number): Part {
  const part = new Part("lift well");
  const half = size / 2 + 0.008;
  const plan = octagon(-half, half, half * 2, half * 2 * 0.29, 0.02);
  part.add(m.charcoal, slab(plan, deck - 0.03, deck + 0.0042, 0.001));
  part.add(m.gap, slab(inset(plan, 0.012), deck - 0.03, deck + 0.0046, 0.001));
  const columns = new Part("lift columns");
  const [foot, top] = [deck - 0.02, deck + 0.006];
  columns.add(m.chrome, cylinder(0.09, foot, top, 0.001, { around: 64 }));
  for (let i = 0; i < 4; i++) {
    const angle = ((i + 0.5) / 4) * 2 * Math.PI;
    columns.add(m.chrome, cylinder(0.016, foot, top, 0.001, { around: 24 }), [
      Math.cos(angle) * 0.2,
      0,
      Math.sin(angle) * 0.2,
    ]);
  }
  return part.attach(moving(columns, { share: 1, stretches: [foot, top] }));
}
