import { rectangle } from "../geometry/contour.ts";
import { lathe } from "../geometry/lathe.ts";
import { slab } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";

/** A safety laser scanner: yellow foot and head, black dome between them. Stands on y = 0, looks towards +x. */
export function safetyScanner({ materials: m }: Kit): Part {
  const part = new Part("scanner");
  part.add(m.charcoal, slab(rectangle(0.104, 0.104, 0.03), 0, 0.016, 0.004));
  part.add(
    m.yellow,
    lathe(
      [
        [0, 0.016],
        [0.05, 0.016],
        [0.052, 0.03],
        [0, 0.03],
      ],
      [0, 0.003, 0.003, 0],
    ),
  );
  part.add(
    m.gloss,
    lathe(
      [
        [0, 0.03],
        [0.044, 0.03],
        [0.039, 0.05],
        [0.046, 0.06],
        [0, 0.06],
      ],
      [0, 0.002, 0.006, 0.002, 0],
    ),
  );
  part.add(
    m.yellow,
    lathe(
      [
        [0, 0.06],
        [0.05, 0.06],
        [0.05, 0.074],
        [0, 0.074],
      ],
      [0, 0.003, 0.006, 0],
    ),
  );
  return part;
}
