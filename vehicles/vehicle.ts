import type { PictureName } from "#content/pictures/pictures.ts";
import type { Outline } from "./outlines.ts";
import type { Taking } from "./taking.ts";

/** One word for each kind, for sentences that count the line. */
export const vehicleKinds = ["fork", "lifter", "tugger", "conveyor vehicle"] as const;

export type VehicleKind = (typeof vehicleKinds)[number];

/** The product table's figures and the copy that goes with them on every page; units are in the names. */
export type VehicleRecord = {
  /** Value of the `product` parameter of /products/mag-product. The folder has the same name in kebab case. */
  product: string;
  title: string;
  /** With what distinguishes two similar titles. */
  shortTitle: string;
  variant?: string;
  kind: VehicleKind;
  payloadKg: number;
  speedMetresPerSecond: number;
  liftMillimetres?: number;
  runTimeHours: readonly [from: number, to: number];
  chargeTimeHours: readonly [from: number, to: number];
  /** How a floor draws it where another vehicle of its kind has the kind's own outline. */
  outline?: Outline;
  takes: Taking;
  /** A line on the floor that it follows; without it, a vehicle navigates by map. */
  follows?: "tape";
  summary: string;
  description: string;
  /** The vehicle alone, on a light ground. */
  picture: PictureName;
};
