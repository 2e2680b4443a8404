import type { PictureName } from "./pictures.ts";

/** The MAG line. One record feeds every page, table, picture and document; units stand in the names. */
export type Vehicle = {
  /** Value of the `product` parameter of /products/mag-product. */
  product: (typeof productNames)[number];
  title: string;
  /** Told apart where two titles are near to one another. */
  shortTitle: string;
  variant?: string;
  payloadKg: number;
  speedMetresPerSecond: number;
  liftMillimetres?: number;
  runTimeHours: readonly [from: number, to: number];
  chargeTimeHours: readonly [from: number, to: number];
  summary: string;
  description: string;
  /** By itself, on a light ground. */
  picture: PictureName;
};

export const productNames = [
  "fork",
  "agvTugger",
  "counterBalance",
  "singleConveyor",
  "dualConveyor",
  "lifter",
] as const;

export const vehicles = [
  {
    product: "fork",
    title: "MAG 1400 Fork",
    shortTitle: "1400 Fork",
    payloadKg: 1400,
    speedMetresPerSecond: 1.5,
    liftMillimetres: 1600,
    runTimeHours: [7, 9],
    chargeTimeHours: [2, 2],
    summary: "Lifts pallets to 1600 mm, from the floor to the line.",
    description:
      "Drives to the pallet, finds the pockets, lifts the load to rack or line height and sets it down where the order says. It takes open and closed EUR pallets, trolleys and push racks.",
    picture: "fork",
  },
  {
    product: "counterBalance",
    title: "MAG 1400 Fork AMR",
    shortTitle: "1400 Fork AMR",
    variant: "Counterbalance",
    payloadKg: 1500,
    speedMetresPerSecond: 1.5,
    liftMillimetres: 3000,
    runTimeHours: [8, 8],
    chargeTimeHours: [1, 2],
    summary: "Counterbalanced, with nothing in front of the load, lifts to 3000 mm.",
    description:
      "No support legs stand in front of the load, so it enters closed pallets and sets loads into the second rack level, 3000 mm up, where a floor-running truck has to stop.",
    picture: "counter-balance",
  },
  {
    product: "lifter",
    title: "MAG 1500 Lifter",
    shortTitle: "1500 Lifter",
    payloadKg: 1500,
    speedMetresPerSecond: 1.5,
    runTimeHours: [7, 9],
    chargeTimeHours: [2, 2],
    summary: "Drives under trolleys and racks, lifts and carries them.",
    description:
      "A tunnel vehicle: it drives under a trolley or a rack, lifts it off its feet and carries it to the next station. Empty, it is low enough to cross beneath the next one.",
    picture: "lifter",
  },
  {
    product: "agvTugger",
    title: "MAG 1500 AGV Tugger",
    shortTitle: "1500 AGV Tugger",
    payloadKg: 1500,
    speedMetresPerSecond: 0.6,
    runTimeHours: [8, 8],
    chargeTimeHours: [1, 2],
    summary: "Follows magnetic tape and pulls carts from stop to stop.",
    description:
      "Follows magnetic tape on a fixed loop and pulls its carts in sequence to the line side. LiDAR and bumpers watch the way; the tape makes the route plain to everyone on the floor.",
    picture: "agv-tugger",
  },
  {
    product: "singleConveyor",
    title: "MAG 1500 Single Conveyor",
    shortTitle: "1500 Single Conveyor",
    payloadKg: 1000,
    speedMetresPerSecond: 1,
    runTimeHours: [7, 9],
    chargeTimeHours: [2, 2],
    summary: "One roller deck that meets fixed conveyors at their height.",
    description:
      "Docks at a fixed conveyor, exchanges a handshake signal and lets the load roll across at equal height. Nobody lifts, nobody waits with a pallet jack.",
    picture: "single-conveyor",
  },
  {
    product: "dualConveyor",
    title: "MAG 1500 Dual Conveyor",
    shortTitle: "1500 Dual Conveyor",
    payloadKg: 1500,
    speedMetresPerSecond: 0.7,
    runTimeHours: [7, 9],
    chargeTimeHours: [2, 2],
    summary: "Two decks, driven independently, two stations in one trip.",
    description:
      "Carries two loads on two independently controlled conveyors: it hands over full goods and takes back empties in one stop, or serves two stations in one trip.",
    picture: "dual-conveyor",
  },
] as const satisfies readonly Vehicle[];

/** With what tells it apart: "MAG 1400 Fork AMR (counterbalance)". */
export function fullTitle({ title, variant }: Pick<Vehicle, "title"> & { variant?: string | undefined }) {
  return variant ? `${title} (${variant.toLowerCase()})` : title;
}

export function findVehicle(product: string | null): (typeof vehicles)[number] {
  return vehicles.find((vehicle) => vehicle.product === product) ?? vehicles[0];
}
