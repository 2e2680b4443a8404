import type { Group } from "three";
import { box } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import { randomFrom } from "../random.ts";
import { bottlePacks } from "./bottles.ts";
import type { Stack } from "./cartons.ts";
import { fullStack, loadedPallet } from "./cartons.ts";
import { crates, singleCrate } from "./crates.ts";
import { lineSideRack } from "./line-side-rack.ts";
import { eurPallet, pallet } from "./pallet.ts";
import { palletStand, standHeight } from "./pallet-stand.ts";
import { trolley, tunnelTrolley } from "./trolley.ts";
import { tuggerTrain } from "./tugger-train.ts";

/** What a vehicle may carry or pull, as a shot names it; `raised` is how far a lifter holds it off the floor. */
export type Load =
  | { stack: Stack }
  | { trolleys: number; seed?: number }
  | { crate: "single" }
  | { bottles: number }
  | { carried: "trolley" | "rack" | "stand"; raised: number; stack?: Stack };

export function buildLoad(kit: Kit, load: Load): Group {
  if ("stack" in load && !("carried" in load)) return loadedPallet(kit, load.stack).build();
  if ("bottles" in load) {
    return new Part("pallet of bottles")
      .attach(pallet(kit))
      .attach(bottlePacks(kit, load.bottles), [0, eurPallet.height, 0])
      .build();
  }
  if ("trolleys" in load) return tuggerTrain(kit, load.trolleys, load.seed).build();
  if ("crate" in load) return singleCrate(kit).build();
  return carriedLoad(kit, load as Extract<Load, { carried: string }>).build();
}

/** What stands around a lifter at the origin and is carried by it. */
function carriedLoad(kit: Kit, load: Extract<Load, { carried: string }>): Part {
  const part = new Part("carried load");
  const at = [0, load.raised, 0] as const;
  switch (load.carried) {
    case "trolley":
      return part
        .attach(trolley(kit, tunnelTrolley), at)
        .attach(crates(kit, tunnelTrolley, randomFrom(77)), at);
    case "rack":
      return part.attach(lineSideRack(kit), at);
    case "stand":
      part.attach(palletStand(kit), at);
      return part.attach(loadedPallet(kit, load.stack ?? fullStack), [0, load.raised + standHeight, 0]);
  }
}

/** Magnetic tape stuck to the floor along x. */
export function magneticTape({ materials: m }: Kit, length: number): Group {
  return new Part("magnetic tape").add(m.magnet, box(length, 0.0016, 0.05, 0.0006), [0, 0.0009, 0]).build();
}
