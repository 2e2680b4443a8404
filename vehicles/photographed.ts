/**
 * Vehicles that may appear in photographs or films. Their photographs stay when a vehicle leaves the line, so its name
 * stays here.
 */
export type PhotographedVehicle =
  | "fork"
  | "agvTugger"
  | "counterBalance"
  | "singleConveyor"
  | "dualConveyor"
  | "lifter";
