import { productNames } from "#content/vehicles.ts";

/** The vehicles that a plan can choose. */
export const vehicleNames = productNames;
