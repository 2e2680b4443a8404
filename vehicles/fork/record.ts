import type { VehicleRecord } from "../vehicle.ts";

const liftMillimetres = 1600;

export const fork = {
  product: "fork",
  title: "MAG 1400 Fork",
  shortTitle: "1400 Fork",
  kind: "fork",
  payloadKg: 1400,
  speedMetresPerSecond: 1.5,
  liftMillimetres,
  runTimeHours: [7, 9],
  chargeTimeHours: [2, 2],
  takes: {
    carriers: ["open-pallet", "closed-pallet", "trolley", "rack"],
    handovers: ["floor", "rack"],
    verify: ["other-pallet"],
    atConveyors: true,
  },
  summary: `Lifts pallets to ${liftMillimetres} mm, from the floor to the line.`,
  description:
    "Finds the pallet's pockets, lifts it to rack or line height and sets it down where the order says. It takes trolleys and push racks, too.",
  picture: "fork",
} as const satisfies VehicleRecord;
