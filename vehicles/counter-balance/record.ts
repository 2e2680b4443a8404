import type { VehicleRecord } from "../vehicle.ts";

const liftMillimetres = 3000;

export const counterBalance = {
  product: "counterBalance",
  title: "MAG 1400 Fork AMR",
  shortTitle: "1400 Fork AMR",
  variant: "Counterbalance",
  kind: "fork",
  outline: "blunt",
  payloadKg: 1500,
  speedMetresPerSecond: 1.5,
  liftMillimetres,
  runTimeHours: [8, 8],
  chargeTimeHours: [1, 2],
  takes: {
    carriers: ["open-pallet", "closed-pallet"],
    handovers: ["floor", "rack"],
    atConveyors: true,
  },
  summary: `Counterbalanced, with nothing in front of the load, lifts to ${liftMillimetres} mm.`,
  description: `Without support legs in front of the load it reaches block stacks and walls, and the second rack level, ${liftMillimetres} mm up.`,
  picture: "counter-balance",
} as const satisfies VehicleRecord;
