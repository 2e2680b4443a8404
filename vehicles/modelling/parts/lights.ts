import { cylinder, ring } from "../geometry/lathe.ts";
import { box } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import { facing } from "./decal.ts";

/** A stack light: three rings, the lowest lit green. Stands on y = 0. */
export function stackLight({ materials: m }: Kit): Part {
  const part = new Part("stack light");
  part.add(m.charcoal, cylinder(0.028, 0, 0.014, 0.003));
  part.add(m.led, cylinder(0.024, 0.014, 0.052, 0.002));
  part.add(m.charcoal, cylinder(0.0255, 0.052, 0.056, 0.001));
  part.add(m.ledAmber, cylinder(0.0235, 0.056, 0.074, 0.002));
  part.add(m.charcoal, cylinder(0.027, 0.074, 0.086, 0.005));
  return part;
}

/** A driving lamp set in a dark frame; its face lies on x = 0 and shines towards +x. */
export function headlamp({ materials: m }: Kit, width: number, tail = false): Part {
  const part = new Part("lamp");
  part.add(m.gloss, box(0.02, 0.036, width, 0.006), [-0.008, 0, 0]);
  const lamp = tail ? m.ledRed : m.ledWhite;
  const cells = Math.round(width / 0.032);
  for (let i = 0; i < cells; i++) {
    part.add(lamp, box(0.004, 0.018, 0.022, 0.0018), [0.0025, 0, ((i + 0.5) / cells - 0.5) * (width - 0.02)]);
  }
  return part;
}

/** A narrow upright light set in a dark groove; its face lies on z = 0 and shines towards +z. */
export function lightColumn({ materials: m }: Kit, height: number): Part {
  const part = new Part("light column");
  part.add(m.gap, box(0.02, height + 0.012, 0.006, 0.002), [0, 0, -0.0018]);
  part.add(m.led, box(0.0105, height, 0.004, 0.0015), [0, 0, 0.0004]);
  return part;
}

/** A light column in each of the two cut corners at a vehicle's front, whose middles lie at `x` and ±`z`. */
export function frontColumns(
  kit: Kit,
  part: Part,
  height: number,
  [x, y, z]: readonly [number, number, number],
): void {
  part.attach(lightColumn(kit, height), [x, y, z], facing.frontRight);
  part.attach(lightColumn(kit, height), [x, y, -z], facing.frontLeft);
}

/** An emergency stop: yellow collar, red mushroom. Stands on y = 0. */
export function emergencyStop({ materials: m }: Kit): Part {
  const part = new Part("emergency stop");
  part.add(m.yellow, cylinder(0.03, 0, 0.007, 0.003));
  part.add(m.charcoal, cylinder(0.013, 0.007, 0.016, 0.001));
  part.add(m.red, cylinder(0.0205, 0.015, 0.029, 0.0055));
  part.add(m.red, ring(0.012, 0.0165, 0.0285, 0.0298, 0.0006));
  return part;
}
