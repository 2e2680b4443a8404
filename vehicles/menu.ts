import generated from "../generated/vehicles/menu.json" with { type: "json" };

/** The vehicles in the order of the list, as menus name them; made with the measures, see `vehicles/measures.ts`. */
export const vehicleMenu: readonly { product: string; title: string; note?: string; payload: string }[] =
  generated;
