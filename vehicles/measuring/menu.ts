import { type Vehicle, vehicles } from "../index.ts";

/** What every page's menus say about each vehicle: the full records would weigh ten times as much. */
export function fullMenu() {
  return vehicles.map(({ product, title, variant, payloadKg }: Vehicle) => ({
    product,
    title,
    ...(variant && { note: variant }),
    payload: `Payload ${payloadKg} kg`,
  }));
}
