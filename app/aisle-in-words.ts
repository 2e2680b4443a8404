import { aisleNeed, eurPallet } from "#planner/fit/aisle.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import { findListed, type VehicleReference } from "#vehicles/index.ts";

/** The aisle in which a vehicle stacks at 90 degrees: "2733 mm"; empty if it has left the line. */
export function aisleInWords(product: VehicleReference) {
  const vehicle = findListed(product);
  return vehicle ? `${aisleNeed(plannedVehicle(vehicle.product), eurPallet)} mm` : "";
}
