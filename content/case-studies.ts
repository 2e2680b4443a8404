import type { PictureName } from "./pictures.ts";

/** Sample sites, invented for this website. Figures are those of the product table, or none. */
export type CaseStudy = {
  id: string;
  title: string;
  industry: string;
  site: string;
  systems: readonly string[];
  before: string;
  after: string;
  picture: PictureName;
};

export const caseStudies = [
  {
    id: "wrapped-pallets",
    title: "Pallets reach the dock in loading order.",
    industry: "FMCG and F&B",
    site: "A cereal plant with three packing lines",
    systems: ["MAG 1400 Fork", "SyncOS Integrator", "SyncOS Fleet Manager"],
    before: "Wrapped pallets waited for a free driver, and the line waited for floor space.",
    after: "The wrapper calls a vehicle. Staging follows the loading list.",
    picture: "case-1",
  },
  {
    id: "line-side-milk-run",
    title: "The line side holds one hour of parts.",
    industry: "Auto and Heavy Machinery",
    site: "A gearbox assembly plant",
    systems: ["MAG 1500 AGV Tugger", "SyncOS Integrator", "SyncOS Fleet Manager"],
    before:
      "Forklifts brought whole pallets, and the line side filled up with parts that were not needed yet.",
    after: "A tugger runs the loop on tape, with its carts in build sequence.",
    picture: "case-2",
  },
  {
    id: "dock-to-rack",
    title: "Dock to rack without a second touch.",
    industry: "Distribution Centers",
    site: "A spare-parts warehouse",
    systems: ["MAG 1400 Fork AMR", "MAG 1400 Fork", "SyncOS Fleet Manager"],
    before: "Goods were set down in the aisle, and set down again, before they reached the rack.",
    after: "Checked pallets go straight to the rack, up to 3000 mm, and come back in loading order.",
    picture: "case-3",
  },
  {
    id: "two-decks",
    title: "Full goods out, empties back, in one stop.",
    industry: "FMCG and F&B",
    site: "A packaged-food plant",
    systems: ["MAG 1500 Dual Conveyor", "SyncOS Integrator", "SyncOS Fleet Manager"],
    before: "One trip brought full crates, a second fetched the empties.",
    after: "Two decks hand over at the same station, each with its own signal.",
    picture: "case-4",
  },
  {
    id: "racks-to-packing",
    title: "Racks come to the packers.",
    industry: "Distribution Centers",
    site: "A mail-order warehouse",
    systems: ["MAG 1500 Lifter", "SyncOS Fleet Manager"],
    before: "Packers pushed trolleys to their own benches between two orders.",
    after: "A lifter brings the next rack while the last one is being emptied.",
    picture: "case-5",
  },
  {
    id: "transfer-point",
    title: "The transfer point is never blocked.",
    industry: "Distribution Centers",
    site: "A food warehouse with a storage and retrieval system",
    systems: ["MAG 1500 Single Conveyor", "MAG 1400 Fork", "SyncOS Integrator", "SyncOS Fleet Manager"],
    before: "A full transfer point stopped the storage system until somebody came.",
    after: "A vehicle claims the place before the pallet arrives, and frees it when it leaves.",
    picture: "case-6",
  },
] as const satisfies readonly CaseStudy[];

export type CaseStudyId = (typeof caseStudies)[number]["id"];
