/**
 * A vehicle that may stand in a photograph or drive in a film. Its photographs stay when it leaves the line, so its name
 * stays here.
 */
export type PhotographedVehicle =
  | "fork"
  | "agvTugger"
  | "counterBalance"
  | "singleConveyor"
  | "dualConveyor"
  | "lifter";
