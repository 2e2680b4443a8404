import { type Vehicle, vehicles } from "../index.ts";

/** What the menus of every page say of each vehicle: the records themselves would weigh ten times as much. */
export function fullMenu() {
  return vehicles.map(({ product, title, variant, payloadKg }: Vehicle) => ({
    product,
    title,
    ...(variant && { note: variant }),
    payload: `Payload ${payloadKg} kg`,
  }));
}
