import type { VehicleRecord } from "../vehicle.ts";

export const lifter = {
  product: "lifter",
  title: "MAG 1500 Lifter",
  shortTitle: "1500 Lifter",
  kind: "lifter",
  payloadKg: 1500,
  speedMetresPerSecond: 1.5,
  runTimeHours: [7, 9],
  chargeTimeHours: [2, 2],
  takes: { carriers: ["trolley", "rack"], handovers: ["under"] },
  summary: "Drives under trolleys and racks, lifts and carries them.",
  description:
    "Drives under a trolley or a rack, lifts it off its feet and carries it away. Empty, it is low enough to cross beneath the next one.",
  picture: "lifter",
} as const satisfies VehicleRecord;
