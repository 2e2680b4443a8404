import type { Carrier, Handover } from "../plan/plan.ts";
import type { ProductName } from "../vehicles.ts";
import type { Verdict } from "./reason.ts";

type Taking = {
  carriers: readonly Carrier[];
  handovers: readonly Handover[];
  /** What somebody has to try on a sample before. */
  verify?: readonly Carrier[];
  /** Sets pallets on a conveyor's end, where its height and its signals allow. */
  ontoConveyors?: true;
};

const pallets = ["open-pallet", "closed-pallet"] as const;
const conveyors: Taking = { carriers: ["roller-unit"], handovers: ["conveyor"] };

/** Who takes what, from the product table and the use cases of each vehicle. */
export const takings: Readonly<Record<ProductName, Taking>> = {
  fork: {
    carriers: [...pallets, "trolley", "rack"],
    handovers: ["floor", "rack"],
    verify: ["other-pallet"],
    ontoConveyors: true,
  },
  counterBalance: { carriers: pallets, handovers: ["floor", "rack"], ontoConveyors: true },
  lifter: { carriers: ["trolley", "rack"], handovers: ["under"] },
  agvTugger: { carriers: ["cart-train"], handovers: ["hitch"] },
  singleConveyor: conveyors,
  dualConveyor: conveyors,
};

/** Whether a vehicle takes a load at a place, or sets it down there. No handover is a junction, where nobody does. */
export function takes(
  product: ProductName,
  carrier: Carrier,
  handover: Handover | undefined,
  end: "pick-up" | "drop",
): Verdict {
  const { carriers, handovers, verify = [], ontoConveyors } = takings[product];
  const verified = carriers.includes(carrier);
  if (!handover || !(verified || verify.includes(carrier))) return "no";
  if (handovers.includes(handover)) return verified ? "fits" : "depends";
  const pallet = carrier.endsWith("-pallet");
  return ontoConveyors && pallet && handover === "conveyor" && end === "drop" ? "depends" : "no";
}
