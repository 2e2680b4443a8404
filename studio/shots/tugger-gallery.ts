import type { Shot } from "./shot.ts";
import { elevation, finely, studioShot } from "./studio-shot.ts";

const vehicle = "agvTugger";

/** Gallery of the tugger: exactly eight. */
export const tuggerGallery: readonly Shot[] = [
  studioShot(
    "agv-tugger-gallery-1",
    "MAG 1500 AGV Tugger alone on a light ground, from the front left, its foam bumper ahead.",
    { vehicle, tape: true },
    { from: [3.7, 1.6, 3.5], at: [0, 0.58, 0], lens: 66 },
  ),
  studioShot(
    "agv-tugger-gallery-2",
    "MAG 1500 AGV Tugger from the rear: the jaw coupling with its drop pin below the column, red tail lamps beside it.",
    { vehicle },
    { from: [-3.5, 1.5, 2.7], at: [-0.1, 0.56, 0], lens: 62 },
  ),
  studioShot(
    "agv-tugger-gallery-3",
    "MAG 1500 AGV Tugger pulling two trolleys with crates along a magnetic tape.",
    { vehicle, load: { trolleys: 2 }, tape: true },
    { from: [4.6, 2.6, 6.2], at: [-1.5, 0.6, 0], lens: 52 },
  ),
  studioShot(
    "agv-tugger-gallery-4",
    "MAG 1500 AGV Tugger seen exactly from the side with one trolley coupled behind it, beside the outline of a person of 1.75 m.",
    { vehicle, load: { trolleys: 1 }, person: [1.3, 0], tape: true, horizon: 0.3 },
    elevation("side", [-0.6, 0.9, 0], 4.6),
  ),
  studioShot(
    "agv-tugger-gallery-5",
    "Close view of the coupling of the MAG 1500 AGV Tugger, a draw bar held by the pin.",
    { vehicle, load: { trolleys: 1 }, lightRadius: 2 },
    { from: [-2.4, 0.9, 2.1], at: [-0.92, 0.28, 0], lens: 85 },
  ),
  studioShot(
    "agv-tugger-gallery-6",
    "Close view of the nose of the MAG 1500 AGV Tugger: camera window, lamps, yellow marks on the foam bumper, a safety scanner in its slot.",
    { vehicle, tape: true, lightRadius: 1.3 },
    { from: [2.6, 0.8, 1.75], at: [0.5, 0.34, 0.12], lens: 62 },
  ),
  studioShot(
    "agv-tugger-gallery-7",
    "The column of the MAG 1500 AGV Tugger: screen with the next stop, navigation LiDAR, status lights and emergency stops on top.",
    { vehicle, lightRadius: 1.5 },
    { from: [1.7, 1.65, 1.5], at: [-0.46, 1.0, 0], lens: 72 },
  ),
  studioShot(
    "agv-tugger-gallery-8",
    "MAG 1500 AGV Tugger from above, the mark on its hood, over the dark line of the magnetic tape.",
    { vehicle, tape: true, horizon: 1.1 },
    elevation("top", [-0.05, 0, 0], 3.0),
  ),
].map(finely);
