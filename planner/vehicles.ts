import { productNames } from "#vehicles/index.ts";

/** The vehicles that a plan can choose. */
export const vehicleNames = productNames;
