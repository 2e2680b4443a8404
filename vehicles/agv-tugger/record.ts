import type { VehicleRecord } from "../vehicle.ts";

export const agvTugger = {
  product: "agvTugger",
  title: "MAG 1500 AGV Tugger",
  shortTitle: "1500 AGV Tugger",
  kind: "tugger",
  payloadKg: 1500,
  speedMetresPerSecond: 0.6,
  runTimeHours: [8, 8],
  chargeTimeHours: [1, 2],
  takes: { carriers: ["cart-train"], handovers: ["hitch"] },
  follows: "tape",
  summary: "Follows magnetic tape and pulls carts from stop to stop.",
  description:
    "Pulls its carts in sequence to the line side, on a fixed loop of magnetic tape. LiDAR and bumpers protect its path.",
  picture: "agv-tugger",
} as const satisfies VehicleRecord;
