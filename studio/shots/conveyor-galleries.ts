import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import type { Shot } from "./shot.ts";
import { elevation, finely, studioShot } from "./studio-shot.ts";

const stack = { stack: { ...fullStack, layers: 3 } };
const crates = { stack: { ...fullStack, layers: 3, height: 0.24, kind: "crates", seed: 7 } } as const;
const white = { stack: { ...fullStack, layers: 3, kind: "white", seed: 8 } } as const;
const single = "singleConveyor";
const dual = "dualConveyor";

/** Gallery of the single conveyor: exactly nine. */
export const singleConveyorGallery: readonly Shot[] = [
  studioShot(
    "single-conveyor-gallery-1",
    "MAG 1500 Single Conveyor carrying a pallet of cartons on its roller deck.",
    { vehicle: single, load: stack },
    { from: [3.7, 1.9, 4.0], at: [0, 0.74, 0], lens: 64 },
  ),
  studioShot(
    "single-conveyor-gallery-2",
    "MAG 1500 Single Conveyor from the rear left, its deck empty and its tail lamps lit.",
    { vehicle: single },
    { from: [-3.3, 1.6, 3.3], at: [0, 0.36, 0], lens: 68 },
  ),
  studioShot(
    "single-conveyor-gallery-3",
    "MAG 1500 Single Conveyor seen exactly from the side, loaded, beside the outline of a person of 1.75 m.",
    { vehicle: single, load: stack, person: [1.15, 0], horizon: 0.3 },
    elevation("side", [0.2, 0.84, 0], 3.2),
  ),
  studioShot(
    "single-conveyor-gallery-4",
    "MAG 1500 Single Conveyor seen exactly from the front: screen between two emergency stops, rollers above.",
    { vehicle: single, horizon: 0.3 },
    elevation("front", [0, 0.45, 0], 1.95),
  ),
  studioShot(
    "single-conveyor-gallery-5",
    "MAG 1500 Single Conveyor from above: the rollers fill the deck from rail to rail.",
    { vehicle: single, horizon: 1.1 },
    elevation("top", [0, 0, 0], 2.6),
  ),
  studioShot(
    "single-conveyor-gallery-6",
    "Close view of the deck's end: rollers, a yellow stop, a light barrier at the rail.",
    { vehicle: single, lightRadius: 1.3 },
    { from: [2.3, 1.3, 1.3], at: [0.62, 0.62, 0.12], lens: 82 },
  ),
  studioShot(
    "single-conveyor-gallery-7",
    "Close view of the corner below the deck: light column, green band, safety scanner in its slot.",
    { vehicle: single, lightRadius: 1.2 },
    { from: [2.3, 0.62, 2.0], at: [0.6, 0.3, 0.36], lens: 86 },
  ),
  studioShot(
    "single-conveyor-gallery-8",
    "MAG 1500 Single Conveyor with a pallet of green and grey crates.",
    { vehicle: single, load: crates },
    { from: [4.2, 1.3, 2.7], at: [0, 0.7, 0], lens: 64 },
  ),
  studioShot(
    "single-conveyor-gallery-9",
    "MAG 1500 Single Conveyor with a pallet of white and brown cartons, from the rear.",
    { vehicle: single, load: white },
    { from: [-3.6, 2.1, 3.6], at: [0, 0.7, 0], lens: 62 },
  ),
  // Mesa's llvmpipe never finishes frame 17 of 26 of the elevation with the person's outline.
].map((shot) => (shot.name === "single-conveyor-gallery-3" ? shot : finely(shot)));

/** Gallery of the dual conveyor: exactly fourteen. */
export const dualConveyorGallery: readonly Shot[] = [
  studioShot(
    "dual-conveyor-gallery-1",
    "MAG 1500 Dual Conveyor with a pallet on each deck: cartons in front, crates behind.",
    { vehicle: dual, load: stack, secondLoad: crates },
    { from: [4.4, 2.3, 5.2], at: [0, 0.76, 0], lens: 62 },
  ),
  studioShot(
    "dual-conveyor-gallery-2",
    "MAG 1500 Dual Conveyor with a pallet on its front deck only; the rear deck waits empty.",
    { vehicle: dual, load: white },
    { from: [4.0, 2.4, 5.4], at: [0, 0.7, 0], lens: 62 },
  ),
  studioShot(
    "dual-conveyor-gallery-3",
    "MAG 1500 Dual Conveyor with a pallet on its rear deck only.",
    { vehicle: dual, secondLoad: stack },
    { from: [4.6, 2.1, 4.8], at: [0, 0.7, 0], lens: 62 },
  ),
  studioShot(
    "dual-conveyor-gallery-4",
    "MAG 1500 Dual Conveyor seen exactly from the side: two decks, LiDAR between them.",
    { vehicle: dual, horizon: 0.3 },
    elevation("side", [0, 0.5, 0], 3.3),
  ),
  studioShot(
    "dual-conveyor-gallery-5",
    "MAG 1500 Dual Conveyor seen exactly from the front.",
    { vehicle: dual, horizon: 0.3 },
    elevation("front", [0, 0.5, 0], 2.4),
  ),
  studioShot(
    "dual-conveyor-gallery-6",
    "MAG 1500 Dual Conveyor from above: two decks whose rollers turn independently of each other.",
    { vehicle: dual, horizon: 1.1 },
    elevation("top", [0, 0, 0], 3.4),
  ),
  studioShot(
    "dual-conveyor-gallery-7",
    "MAG 1500 Dual Conveyor from the rear right with its tail lamps lit.",
    { vehicle: dual },
    { from: [-4.2, 1.9, 4.4], at: [0, 0.36, 0], lens: 66 },
  ),
  studioShot(
    "dual-conveyor-gallery-8",
    "Close view between the decks: navigation LiDAR on its post, rollers to either side.",
    { vehicle: dual, lightRadius: 1.5 },
    { from: [1.3, 1.45, 2.9], at: [-0.12, 0.66, 0.4], lens: 64 },
  ),
  studioShot(
    "dual-conveyor-gallery-9",
    "Close view of the front deck's rail: light strip, guide bar, yellow stops.",
    { vehicle: dual, lightRadius: 1.5 },
    { from: [3.1, 1.2, 1.7], at: [0.9, 0.58, 0.2], lens: 80 },
  ),
  studioShot(
    "dual-conveyor-gallery-10",
    "Close view of the long side: name, payload and type plate on green and white.",
    { vehicle: dual, lightRadius: 1.6 },
    { from: [0.1, 0.8, 3.4], at: [-0.3, 0.36, 0.6], lens: 62 },
  ),
  studioShot(
    "dual-conveyor-gallery-11",
    "Close view of the front: screen with the next station between two emergency stops.",
    { vehicle: dual, lightRadius: 1.3 },
    { from: [3.2, 0.75, 1.0], at: [1.05, 0.34, 0.05], lens: 78 },
  ),
  studioShot(
    "dual-conveyor-gallery-12",
    "MAG 1500 Dual Conveyor with two pallets of white and brown cartons, from the rear.",
    { vehicle: dual, load: white, secondLoad: white },
    { from: [-4.9, 2.2, 4.6], at: [0, 0.76, 0], lens: 62 },
  ),
  studioShot(
    "dual-conveyor-gallery-13",
    "MAG 1500 Dual Conveyor loaded with crates and cartons, seen exactly from the side, beside the outline of a person of 1.75 m.",
    { vehicle: dual, load: crates, secondLoad: stack, person: [1.5, 0], horizon: 0.3 },
    elevation("side", [0.25, 0.84, 0], 3.9),
  ),
  studioShot(
    "dual-conveyor-gallery-14",
    "Low view of the MAG 1500 Dual Conveyor's corner: bumper, skirt, scanner slot and light line.",
    { vehicle: dual, lightRadius: 1.3 },
    { from: [2.7, 0.42, 2.2], at: [0.85, 0.24, 0.45], lens: 76 },
  ),
];
