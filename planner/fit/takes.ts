import type { Carrier, Handover } from "#vehicles/taking.ts";
import type { PlannedVehicle } from "../vehicles.ts";
import type { Verdict } from "./reason.ts";

/** Whether a vehicle takes a load at a place and sets it down there. Without a handover it is a junction: never. */
export function verdictOn(
  { takes }: PlannedVehicle,
  carrier: Carrier,
  handover: Handover | undefined,
): Verdict {
  const { carriers, handovers, verify = [], atConveyors } = takes;
  const verified = carriers.includes(carrier);
  if (!handover || !(verified || verify.includes(carrier))) return "no";
  if (handovers.includes(handover)) return verified ? "fits" : "depends";
  const pallet = carrier.endsWith("-pallet");
  return atConveyors && pallet && handover === "conveyor" ? "depends" : "no";
}
