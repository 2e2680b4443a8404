import { type Vehicle, vehicles } from "#vehicles/index.ts";
import type { PictureName } from "../pictures/pictures.ts";

type Shown = Readonly<Record<string, PictureName>>;

/** What pages about a task show of a vehicle, by its product: none of the pictures comes on more than four pages. */
const shown: Readonly<Record<string, Shown>> = {
  "/use-cases/solution-end-of-line": { fork: "fork-gallery-4", singleConveyor: "single-conveyor-gallery-1" },
  "/use-cases/inbound-and-outbound": { counterBalance: "counter-balance-banner", fork: "fork-gallery-1" },
  "/use-cases/automated-material": { agvTugger: "agv-tugger-gallery-3", lifter: "lifter-gallery-2" },
  "/use-cases/automated-storage": {
    singleConveyor: "single-conveyor-gallery-9",
    dualConveyor: "dual-conveyor-gallery-2",
    fork: "fork-gallery-4",
  },
  "/use-cases/box-packing": { lifter: "lifter-gallery-1", dualConveyor: "dual-conveyor-gallery-3" },
  "/industries/industry-fmcg": {
    fork: "fork-banner",
    dualConveyor: "dual-conveyor-gallery-1",
    singleConveyor: "single-conveyor-gallery-2",
  },
  "/industries/automotive-industry": {
    agvTugger: "agv-tugger-gallery-2",
    lifter: "lifter-gallery-8",
    counterBalance: "counter-balance-banner",
  },
  "/industries/distribution": {
    counterBalance: "counter-balance-banner",
    fork: "fork-gallery-1",
    lifter: "lifter-gallery-7",
  },
  "/case-study/wrapped-pallets": { fork: "fork-banner" },
  "/case-study/line-side-milk-run": { agvTugger: "agv-tugger-gallery-1" },
  "/case-study/dock-to-rack": { fork: "fork-gallery-1" },
  "/case-study/two-decks": { dualConveyor: "dual-conveyor-gallery-12" },
  "/case-study/racks-to-packing": { lifter: "lifter-gallery-14" },
  "/case-study/transfer-point": { singleConveyor: "single-conveyor-gallery-9", fork: "fork-gallery-4" },
};

/** The picture of a vehicle that a page shows; its portrait, unless the page has one of its own. */
export function vehiclePicture(path: string, product: Vehicle["product"]): PictureName {
  const portrait = vehicles.find((vehicle) => vehicle.product === product)?.picture;
  const picture = shown[path]?.[product] ?? portrait;
  if (!picture) throw new Error(`There is no vehicle "${product}" to show on ${path}.`);
  return picture;
}
