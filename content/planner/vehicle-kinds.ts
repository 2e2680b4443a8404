import type { ProductName } from "#vehicles/index.ts";

/** A vehicle's kind in a word or two, where a floor has several. */
export const vehicleKinds: Record<ProductName, string> = {
  fork: "Fork",
  counterBalance: "Fork AMR",
  lifter: "Lifter",
  agvTugger: "Tugger",
  singleConveyor: "Single conveyor",
  dualConveyor: "Dual conveyor",
};
