import generated from "../generated/vehicles/icons.json" with { type: "json" };
import type { ProductName } from "./index.ts";

/** A side elevation as strokes of one width, front to the right; `signal` holds its band and its lights. */
export type VehicleIcon = { readonly viewBox: string; readonly body: string; readonly signal: string };

/** Every vehicle's icon, traced from its model; made with the measures, see `measures.ts`. For the server only. */
export const vehicleIcons: Readonly<Record<ProductName, VehicleIcon>> = generated;
