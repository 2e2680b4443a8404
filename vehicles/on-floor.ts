import generated from "../generated/vehicles/on-floor.json" with { type: "json" };
import type { ProductName } from "./index.ts";
import { type Corners, cornersOf, type Outline } from "./outlines.ts";

/** What a floor says of each vehicle; made with the measures, see `measures.ts`. */
const vehiclesOnFloor = generated as Partial<Record<ProductName, { name: string; outline: Outline }>>;

const find = (product: ProductName | undefined) => product && vehiclesOnFloor[product];

/** What a vehicle is called on a floor with several kinds: "Lifter". */
export const nameOnFloor = (product: ProductName | undefined): string => find(product)?.name ?? "Vehicle";

/** A vehicle's outline from above. */
export const outlineOf = (product: ProductName | undefined): Corners =>
  cornersOf(find(product)?.outline ?? "pointed");
