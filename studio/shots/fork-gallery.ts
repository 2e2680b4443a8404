import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import type { Shot } from "./shot.ts";
import { elevation, finely, studioShot } from "./studio-shot.ts";

/** Gallery of the fork: exactly five. */
export const forkGallery: readonly Shot[] = [
  studioShot(
    "fork-gallery-1",
    "MAG 1400 Fork from behind with its forks at full height, a full pallet on them; its two support legs rest on the floor.",
    { vehicle: "fork", lift: 1.6, load: { stack: { ...fullStack, layers: 3 } } },
    { from: [-5.4, 2.0, 5.2], at: [-0.42, 1.32, 0], lens: 58 },
  ),
  studioShot(
    "fork-gallery-2",
    "MAG 1400 Fork seen exactly from the side, forks lowered under a pallet of cartons, beside the outline of a person of 1.75 m; a scale in decimetres runs up the mast.",
    { vehicle: "fork", load: { stack: { ...fullStack, layers: 2 } }, person: [1.42, 0], horizon: 0.3 },
    elevation("side", [-0.1, 1.06, 0], 3.9),
  ),
  studioShot(
    "fork-gallery-3",
    "Close view of the MAG 1400 Fork's front: the screen shows the order, the camera bar sits below it, light columns run down the corners.",
    { vehicle: "fork", lightRadius: 1.7 },
    { from: [2.7, 1.45, 1.5], at: [0.62, 0.92, 0.02], lens: 74 },
  ),
  studioShot(
    "fork-gallery-4",
    "A EUR pallet of cartons on the forks of the MAG 1400 Fork, seen from low: it stands between the support legs, which have load wheels at their tips.",
    { vehicle: "fork", lift: 0.16, load: { stack: { ...fullStack, layers: 1 } }, lightRadius: 2 },
    { from: [-3.9, 0.62, 2.6], at: [-0.75, 0.36, 0], lens: 58 },
  ),
  studioShot(
    "fork-gallery-5",
    "The head of the MAG 1400 Fork's mast: navigation LiDAR on its bracket between two status lights.",
    { vehicle: "fork", lightRadius: 1.9 },
    { from: [2.3, 2.35, 2.4], at: [-0.06, 1.98, 0], lens: 88 },
  ),
].map(finely);
