import { box } from "#vehicles/modelling/geometry/loft.ts";
import { Part } from "#vehicles/modelling/geometry/part.ts";
import { pallet } from "#vehicles/modelling/loads/pallet.ts";
import { plainKit } from "#vehicles/modelling/plain-kit.ts";
import { joint } from "../floor.ts";
import { at, plain, type Stage, vehicle } from "../stage.ts";

const kit = plainKit();

/** Forks enter an open pallet from every side, a closed one from two. */
export const pallets = async (): Promise<Stage> => ({
  view: { azimuth: -50, elevation: 27, scale: 150 },
  middle: [0.2, 0.2, 0.6],
  floor: [joint([-6, -0.9], [6, -0.9]), joint([0, -8], [0, 8])],
  standing: [
    at([0.9, 1.1, 0], await vehicle("fork")),
    at(
      [-0.75, 1.1, 0],
      plain(() => pallet(kit)),
    ),
    at([-0.2, -0.5, 0], plain(closedPallet)),
  ],
});

/** Boards around its foot, a full deck, fork pockets at its ends only. */
function closedPallet(): Part {
  const { wood0, wood1, wood2, card0 } = kit.materials;
  const part = new Part("closed pallet");
  for (const z of [-0.35, 0.35]) part.add(wood1, box(1.2, 0.022, 0.1), [0, 0.011, z]);
  for (const x of [-0.55, 0.55]) part.add(wood0, box(0.1, 0.022, 0.6), [x, 0.011, 0]);
  for (const z of [-0.35, 0, 0.35]) part.add(wood2, box(1.2, 0.1, 0.1), [0, 0.072, z]);
  for (let board = 0; board < 9; board++)
    part.add(board % 2 ? card0 : wood0, box(0.132, 0.022, 0.8), [(board - 4) * 0.1335, 0.133, 0]);
  return part;
}
