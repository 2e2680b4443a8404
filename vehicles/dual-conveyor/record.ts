import type { VehicleRecord } from "../vehicle.ts";

export const dualConveyor = {
  product: "dualConveyor",
  title: "MAG 1500 Dual Conveyor",
  shortTitle: "1500 Dual Conveyor",
  kind: "conveyor vehicle",
  payloadKg: 1500,
  speedMetresPerSecond: 0.7,
  runTimeHours: [7, 9],
  chargeTimeHours: [2, 2],
  takes: { carriers: ["roller-unit"], handovers: ["conveyor"] },
  summary: "Two decks, driven independently, two stations in one trip.",
  description:
    "Two loads on two independently controlled conveyors: full goods out and empties back in one stop, or two stations in one trip.",
  picture: "dual-conveyor",
} as const satisfies VehicleRecord;
