import { agvTugger } from "./agv-tugger/record.ts";
import { counterBalance } from "./counter-balance/record.ts";
import { dualConveyor } from "./dual-conveyor/record.ts";
import { fork } from "./fork/record.ts";
import { lifter } from "./lifter/record.ts";
import type { PhotographedVehicle } from "./photographed.ts";
import { singleConveyor } from "./single-conveyor/record.ts";
import type { VehicleRecord } from "./vehicle.ts";

/** The MAG line, in the order in which pages show it. Whatever names, counts or compares vehicles follows this list. */
export const vehicles = [fork, counterBalance, lifter, agvTugger, singleConveyor, dualConveyor] as const;

export type ProductName = (typeof vehicles)[number]["product"];
export type Vehicle = VehicleRecord & { product: ProductName };

/**
 * The vehicles that copy, photographs and films may name: those of the list, and those that were photographed and have
 * left it. Pages leave the latter out; see `findListed`.
 */
export type VehicleReference = ProductName | PhotographedVehicle;

export const productNames = vehicles.map(({ product }) => product);

/** The vehicle's folder in `vehicles/`: "agvTugger" lives in "agv-tugger". */
export const folderOf = (product: string) =>
  product.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The title with its variant: "MAG 1400 Fork AMR (counterbalance)". */
export function fullTitle({ title, variant }: Pick<Vehicle, "title"> & { variant?: string | undefined }) {
  return variant ? `${title} (${variant.toLowerCase()})` : title;
}

/** The vehicle of that name; undefined where the list has none. */
export function findListed(product: string | null): Vehicle | undefined {
  return vehicles.find((vehicle) => vehicle.product === product);
}

/** The vehicle of that name, or else the fork; where that has left the list, the first one. */
export function findVehicle(product: string | null): Vehicle {
  return findListed(product) ?? findListed("fork") ?? vehicles[0];
}
