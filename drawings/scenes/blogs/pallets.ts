import type { Scene } from "../../kernel/scene.ts";
import { line } from "../../models/floor.ts";
import { forkArm } from "../../models/mast.ts";
import { closedPallet, pallet } from "../../models/pallet.ts";
import { hero, stage } from "../stage.ts";

/** Forks enter an open pallet from every side, a closed one from two. */
export const pallets = (): Scene =>
  stage({
    size,
    view: { azimuth: -55, elevation: 27, scale: 205 },
    middle: [0.1, 0.2, 0.1],
    floor: [
      line(
        [
          [-6, -0.9],
          [6, -0.9],
        ],
        "edge",
        "shadow",
      ),
      line(
        [
          [0, -8],
          [0, 8],
        ],
        "edge",
        "shadow",
      ),
    ],
    groups: [
      hero([...pallet(), ...[-0.21, 0.21].flatMap((y) => forkArm(1.25, y, 0.03, 1.62))], [-0.85, -0.25, 0]),
      hero(closedPallet(), [0.95, 0.75, 0]),
    ],
  });

const size = [800, 500] as const;
