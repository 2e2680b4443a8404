import type { ProductName, VehicleReference } from "#vehicles/index.ts";

/** A kind in a word or two, shorter than its title. */
const words: Partial<Record<VehicleReference, string>> = {
  fork: "Fork",
  counterBalance: "Fork AMR",
  lifter: "Lifter",
  agvTugger: "Tugger",
  singleConveyor: "Single conveyor",
  dualConveyor: "Dual conveyor",
};

/** What a vehicle is called where a floor has several kinds. */
export const kindWord = (product: ProductName | undefined) => (product && words[product]) ?? "Vehicle";
