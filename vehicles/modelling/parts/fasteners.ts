import { cylinder, ring } from "../geometry/lathe.ts";
import { box } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";

/** A socket-head screw that stands on z = 0 and faces +z. */
export function screw({ materials: m }: Kit, radius = 0.006): Part {
  const part = new Part("screw");
  part.add(m.darkSteel, ring(radius * 0.5, radius, 0, 0.003, 0.0009, { axis: "z", around: 20 }));
  part.add(m.gap, cylinder(radius * 0.52, 0, 0.0012, 0.0002, { axis: "z", around: 6 }));
  return part;
}

/** A field of louvres, `count` slots one above the other, facing +z. */
export function louvres({ materials: m }: Kit, width: number, height: number, count: number): Part {
  const part = new Part("louvres");
  const pitch = height / count;
  for (let i = 0; i < count; i++) {
    const y = (i + 0.5) * pitch - height / 2;
    part.add(m.gap, box(width, pitch * 0.5, 0.002, 0.0008), [0, y, 0]);
    part.add(
      m.charcoal,
      box(width * 0.985, pitch * 0.2, 0.005, 0.0012),
      [0, y + pitch * 0.13, 0.0006],
      [0.5, 0, 0],
    );
  }
  return part;
}

/** The seam of a door or a hatch: four dark lines around width × height metres, facing +z. */
export function seam({ materials: m }: Kit, width: number, height: number, gap = 0.004): Part {
  const part = new Part("seam");
  for (const side of [-1, 1]) {
    part.add(m.gap, box(gap, height + gap, 0.002, 0.0006), [(side * width) / 2, 0, 0]);
    part.add(m.gap, box(width + gap, gap, 0.002, 0.0006), [0, (side * height) / 2, 0]);
  }
  return part;
}

/** A recessed pull handle and a lock below it, facing +z. */
export function doorHandle({ materials: m }: Kit): Part {
  const part = new Part("door handle");
  part.add(m.gap, box(0.034, 0.15, 0.003, 0.0012));
  part.add(m.charcoal, box(0.022, 0.13, 0.016, 0.005), [0, 0, 0.004]);
  part.add(m.steel, cylinder(0.0095, 0, 0.004, 0.0012, { axis: "z", around: 28 }), [0, -0.12, 0]);
  part.add(m.gap, box(0.0022, 0.009, 0.002, 0.0005), [0, -0.12, 0.0034]);
  return part;
}
