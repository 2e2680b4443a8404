import type { VehicleRecord } from "../vehicle.ts";

export const singleConveyor = {
  product: "singleConveyor",
  title: "MAG 1500 Single Conveyor",
  shortTitle: "1500 Single Conveyor",
  kind: "conveyor vehicle",
  payloadKg: 1000,
  speedMetresPerSecond: 1,
  runTimeHours: [7, 9],
  chargeTimeHours: [2, 2],
  takes: { carriers: ["roller-unit"], handovers: ["conveyor"] },
  summary: "One roller deck that meets fixed conveyors at their height.",
  description: "Docks at a fixed conveyor and rolls the load across on the level, by handshake.",
  picture: "single-conveyor",
} as const satisfies VehicleRecord;
