import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import type { Shot } from "./shot.ts";
import { elevation, studioShot } from "./studio-shot.ts";

const vehicle = "lifter";
const trolley = { carried: "trolley", raised: 0.03 } as const;
const rack = { carried: "rack", raised: 0.03 } as const;
const stand = { carried: "stand", raised: 0.03, stack: { ...fullStack, layers: 3 } } as const;
const waiting = { ...trolley, raised: 0 } as const;
/** height at which the plate meets the lowest shelf and raises the trolley by 30 mm */
const lift = 0.0875;

/** Gallery of the lifter: exactly twenty. */
export const lifterGallery: readonly Shot[] = [
  studioShot(
    "lifter-gallery-1",
    "MAG 1500 Lifter carrying a trolley with crates, its plate raised under the lowest shelf.",
    { vehicle, lift, load: trolley },
    { from: [3.9, 1.8, 4.4], at: [0, 0.78, 0], lens: 64 },
  ),
  studioShot(
    "lifter-gallery-2",
    "MAG 1500 Lifter carrying a line-side rack with small bins.",
    { vehicle, lift: 0.0795, load: rack },
    { from: [3.6, 1.7, 4.8], at: [0, 0.82, 0], lens: 62 },
  ),
  studioShot(
    "lifter-gallery-3",
    "MAG 1500 Lifter carrying a stand with a pallet of cartons.",
    { vehicle, lift: 0.0975, load: stand },
    { from: [4.2, 1.7, 4.2], at: [0, 0.7, 0], lens: 64 },
  ),
  studioShot(
    "lifter-gallery-4",
    "MAG 1500 Lifter seen exactly from the side.",
    { vehicle, horizon: 0.3 },
    elevation("side", [0, 0.24, 0], 1.5),
  ),
  studioShot(
    "lifter-gallery-5",
    "MAG 1500 Lifter seen exactly from the front: camera bar between two lamps, light line above.",
    { vehicle, horizon: 0.3 },
    elevation("front", [0, 0.26, 0], 1.35),
  ),
  studioShot(
    "lifter-gallery-6",
    "MAG 1500 Lifter from above: an octagon in an octagon, the plate in the middle of the deck.",
    { vehicle, horizon: 1.1 },
    elevation("top", [0, 0, 0], 1.9),
  ),
  studioShot(
    "lifter-gallery-7",
    "MAG 1500 Lifter from the rear left, tail lamps lit, charging contacts between them.",
    { vehicle },
    { from: [-2.3, 1.0, 2.4], at: [0, 0.13, 0], lens: 75 },
  ),
  studioShot(
    "lifter-gallery-8",
    "MAG 1500 Lifter with its plate raised, the lifting column bright below it.",
    { vehicle, lift: 0.09 },
    { from: [2.5, 0.85, 2.2], at: [0, 0.17, 0], lens: 76 },
  ),
  studioShot(
    "lifter-gallery-9",
    "Close view of the octagonal lift plate with its rubber ring and screws.",
    { vehicle, lift: 0.012, lightRadius: 1 },
    { from: [0.9, 0.95, 1.0], at: [0.06, 0.26, 0.0], lens: 52 },
  ),
  studioShot(
    "lifter-gallery-10",
    "Close view of a front corner: safety scanner in its slot, light line, green band.",
    { vehicle, lightRadius: 1 },
    { from: [1.35, 0.36, 1.15], at: [0.44, 0.16, 0.26], lens: 80 },
  ),
  studioShot(
    "lifter-gallery-11",
    "Close view of the front: camera bar and lamps in the graphite skirt.",
    { vehicle, lightRadius: 1 },
    { from: [1.7, 0.34, 0.5], at: [0.55, 0.13, 0.02], lens: 85 },
  ),
  studioShot(
    "lifter-gallery-12",
    "Close view of the long side: name and payload on the green band, a service hatch in the white rim.",
    { vehicle, lightRadius: 1 },
    { from: [0.25, 0.42, 1.9], at: [0, 0.18, 0.38], lens: 74 },
  ),
  studioShot(
    "lifter-gallery-13",
    "Close view of an emergency stop on the deck, the mark beside it.",
    { vehicle, lightRadius: 1 },
    { from: [1.15, 0.72, 0.7], at: [0.42, 0.28, 0.08], lens: 85 },
  ),
  studioShot(
    "lifter-gallery-14",
    "MAG 1500 Lifter under a waiting trolley, its plate still down: seen from low, deck and shelf a hand's width apart.",
    { vehicle, load: waiting, lightRadius: 1.9 },
    { from: [3.2, 0.42, 2.6], at: [0, 0.5, 0], lens: 58 },
  ),
  studioShot(
    "lifter-gallery-15",
    "MAG 1500 Lifter with a trolley, seen exactly from the side beside the outline of a person of 1.75 m: the castors hang free of the floor.",
    { vehicle, lift, load: trolley, person: [1.2, 0], horizon: 0.3 },
    elevation("side", [0.25, 0.86, 0], 3.3),
  ),
  studioShot(
    "lifter-gallery-16",
    "MAG 1500 Lifter with a line-side rack, seen exactly from the front.",
    { vehicle, lift: 0.0795, load: rack, horizon: 0.3 },
    elevation("front", [0, 0.88, 0], 3.1),
  ),
  studioShot(
    "lifter-gallery-17",
    "Close view below a carried trolley: the plate meets the shelf, a castor hangs above the floor.",
    { vehicle, lift, load: trolley, lightRadius: 1.5 },
    { from: [2.0, 0.42, 1.9], at: [0.3, 0.3, 0.3], lens: 66 },
  ),
  studioShot(
    "lifter-gallery-18",
    "MAG 1500 Lifter carrying a pallet of white and brown cartons on a stand, from the rear.",
    { vehicle, lift: 0.0975, load: { ...stand, stack: { ...fullStack, kind: "white", seed: 9 } } },
    { from: [-4.1, 1.9, 4.1], at: [0, 0.78, 0], lens: 62 },
  ),
  studioShot(
    "lifter-gallery-19",
    "MAG 1500 Lifter carrying a pallet of crates on a stand, from high up.",
    {
      vehicle,
      lift: 0.0975,
      load: { ...stand, stack: { ...fullStack, kind: "crates", layers: 3, seed: 10 } },
    },
    { from: [3.6, 3.2, 4.0], at: [0, 0.5, 0], lens: 62 },
  ),
  studioShot(
    "lifter-gallery-20",
    "MAG 1500 Lifter from low ahead, driving towards the viewer.",
    { vehicle },
    { from: [2.9, 0.3, 1.0], at: [0, 0.17, 0], lens: 75 },
  ),
];
