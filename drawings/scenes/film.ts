import { place } from "../kernel/body.ts";
import type { Scene } from "../kernel/scene.ts";
import { rackCart } from "../models/cart.ts";
import { fork } from "../models/fork.ts";
import { lifter } from "../models/lifter.ts";
import { person } from "../models/person.ts";
import { goods } from "../models/unit-load.ts";
import { heroFloor, racks } from "./crossing.ts";

/** Length of the loop in seconds, and pictures a second. */
export const film = { length: 14, rate: 24 } as const;

/** After one loop each vehicle stands where the one before it stood. */
const headway = 13.5;
const speed = 1.5; // m/s
const ramp = 1.6; // s to full speed and back

/** The crossing at a time in seconds: the fork lifts its pallet and leaves, the next one arrives and sets down. */
export function filmFrame(time: number): Scene {
  const run = driven(time - 1.5);
  const lift = 0.09 + 0.26 * settle(time / 1.4) * (1 - settle((time - 12.5) / 1.3));
  const cartRun = driven(time - 0.3);
  const lifterRun = driven(time - 1.1);
  const both = [0, -headway];
  return {
    width: 1280,
    height: 720,
    view: { azimuth: -60, elevation: 25, scale: 103, target: [0, 0, 0], at: [660, 544] },
    pen: 1.5,
    ground: "ground",
    floor: heroFloor(),
    groups: [
      ...racks(),
      ...both.map((back) => ({
        bodies: place(fork({ lift, load: goods(0, 4) }), [-0.6 + run + back, 1.1, 0]),
        outlined: true,
        shadow: true,
      })),
      ...both.map((back) => ({
        bodies: place(
          [...lifter(0.05), ...place(rackCart(2), [0, 0, 0.05])],
          [-4.3 - cartRun - back, -2, 0],
          2,
        ),
        outlined: true,
        shadow: true,
      })),
      ...both.map((back) => ({
        bodies: place(lifter(), [1.3 - lifterRun - back, -2, 0], 2),
        outlined: true,
        shadow: true,
      })),
      { bodies: [person([4.1, 3.05, 0], { facing: -1 })] },
    ],
  };
}

function settle(time: number): number {
  const t = Math.max(0, Math.min(1, time));
  return t * t * (3 - 2 * t);
}

/** Metres driven after a start: accelerate, travel, settle, one headway in all. */
function driven(time: number): number {
  const total = headway / speed + ramp;
  const t = Math.max(0, Math.min(total, time));
  if (t < ramp) return (speed * t * t) / (2 * ramp);
  if (t < total - ramp) return speed * (t - ramp / 2);
  return headway - (speed * (total - t) ** 2) / (2 * ramp);
}
