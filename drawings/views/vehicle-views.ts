import { findVehicle, type ProductName, type Vehicle } from "#vehicles/index.ts";
import { fixedAxle } from "#vehicles/measuring/wheels.ts";
import { productContents } from "#vehicles/product-content.ts";
import { posed } from "../traced/pose.ts";
import { type DrawnView, drawnView } from "./view.ts";

/** A vehicle from three sides with forks or plate lowered, and raised with its load to the product table's lift. */
export type VehicleViews = {
  side: DrawnView;
  front: DrawnView;
  plan: DrawnView;
  raised?: DrawnView;
};

/** Draws a vehicle from its model; lengths count from its turning centre. */
export async function drawViews(product: ProductName): Promise<VehicleViews> {
  const { vehicle } = await posed(product, {});
  const origin = fixedAxle(vehicle);
  const { liftMillimetres } = findVehicle(product) as Vehicle;
  const { load } = productContents[product].drawing;
  const lifted =
    liftMillimetres === undefined
      ? undefined
      : (await posed(product, { lift: liftMillimetres / 1000, ...(load && { load }) })).vehicle;
  return {
    side: drawnView(vehicle, "side", origin),
    front: drawnView(vehicle, "front", 0),
    plan: drawnView(vehicle, "plan", origin),
    ...(lifted && { raised: drawnView(lifted, "side", origin) }),
  };
}
