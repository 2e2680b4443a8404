import type { PictureName } from "#content/pictures.ts";
import type { Taking } from "./taking.ts";

/** One word for its like, as sentences that count the line use it. */
export const vehicleKinds = ["fork", "lifter", "tugger", "conveyor vehicle"] as const;

/** The product table's figures and the words that go with them on every page; units stand in the names. */
export type VehicleRecord = {
  /** Value of the `product` parameter of /products/mag-product. Its folder bears the same name in kebab case. */
  product: string;
  title: string;
  /** Told apart where two titles are near to one another. */
  shortTitle: string;
  variant?: string;
  kind: (typeof vehicleKinds)[number];
  payloadKg: number;
  speedMetresPerSecond: number;
  liftMillimetres?: number;
  runTimeHours: readonly [from: number, to: number];
  chargeTimeHours: readonly [from: number, to: number];
  takes: Taking;
  /** A line on the floor; without it, a vehicle finds its way by a map. */
  follows?: "tape";
  summary: string;
  description: string;
  /** By itself, on a light ground. */
  picture: PictureName;
};
