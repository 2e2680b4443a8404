import generated from "../generated/vehicles/leaders.json" with { type: "json" };
import type { ProductName } from "./index.ts";
import type { PlacedLeader } from "./product-content.ts";

/** The lines from a vehicle's figures to its drawing; made with the measures, see `vehicles/measures.ts`. */
export const leaders = generated.leaders as unknown as Readonly<Record<ProductName, readonly PlacedLeader[]>>;
