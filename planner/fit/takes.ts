import type { Carrier, Handover } from "#vehicles/taking.ts";
import type { PlannedVehicle } from "../vehicles.ts";
import type { Verdict } from "./reason.ts";

/** Whether a vehicle takes a load at a place, or sets it down there. Without a handover it is a junction: never. */
export function verdictOn(
  { takes }: PlannedVehicle,
  carrier: Carrier,
  handover: Handover | undefined,
  end: "pick-up" | "drop",
): Verdict {
  const { carriers, handovers, verify = [], ontoConveyors } = takes;
  const verified = carriers.includes(carrier);
  if (!handover || !(verified || verify.includes(carrier))) return "no";
  if (handovers.includes(handover)) return verified ? "fits" : "depends";
  const pallet = carrier.endsWith("-pallet");
  return ontoConveyors && pallet && handover === "conveyor" && end === "drop" ? "depends" : "no";
}
