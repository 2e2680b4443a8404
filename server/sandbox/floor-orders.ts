import { kindOfFlow, kindsOf } from "#planner/choose.ts";
import { inList } from "#planner/in-list.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { PlannedVehicle } from "#planner/vehicles.ts";
import type { Carrier } from "#vehicles/taking.ts";
import { exampleOrder, type NewOrder } from "./new-order.ts";
import { type Refused, refused } from "./problem.ts";

type Example = Pick<NewOrder, "load" | "from" | "to">;

/** The orders that a floor takes, and by which flow each is driven: that of a vehicle that can take its load. */
export function floorOrders(plan: Plan) {
  const { flows, lanes, places } = plan;
  const kinds = kindsOf(plan).map(({ vehicle }) => vehicle);
  const drivenBy = kindOfFlow(plan).map((kind) => kinds[kind]);
  const named = new Set(flows.flatMap(({ from, to }) => [from, to]));
  const handovers = places.filter(({ id }) => named.has(id));
  const isTwoWay = lanes.every(({ both }) => both);

  return { handovers, flowFor, example, exampleFrom };

  /** The flow by which an order is driven, or why it isn't taken. */
  function flowFor({ load, from, to, callback }: Omit<NewOrder, "reference">): number | Refused {
    for (const name of [from, to])
      if (!handovers.some(({ id }) => id === name))
        return refused(
          422,
          "No place of that name",
          `The map has no place "${name}" for loads. GET /places lists them.`,
        );
    if (from === to) return refused(422, "Nothing to drive", "The order ends at the place where it begins.");
    const onward = onwardFrom(from);
    if (!onward.includes(to))
      return refused(
        422,
        "No way there",
        `From ${from} this floor drives to ${onward.join(", ") || "no other place"}.`,
      );
    const there = [...flows.keys()].filter((at) => flows[at]?.from === from && flows[at]?.to === to);
    /* Beyond its flows a floor without one-way lanes has a way for each of its vehicles. */
    const may = isTwoWay ? [...there, ...flows.keys()] : there;
    const flow = may.find((at) => takes(drivenBy[at], load));
    if (flow === undefined) return tooMuch(load, [...new Set(may.map((at) => drivenBy[at]))]);
    /* A sandbox that called the address that anybody names could be made to attack it. */
    if (callback !== undefined)
      return refused(
        422,
        "A sandbox calls nobody",
        "Leave callback out, and read the changes of states from the sandbox's events.",
      );
    return flow;
  }

  /** An order that this floor takes, but for its reference: that of the published document where it has these places. */
  function example(): Example {
    const { load, from, to } = exampleOrder;
    if (typeof flowFor({ load, from, to }) === "number") return { load, from, to };
    return exampleOf(0) ?? { load: { carrier: "other-pallet" }, from: "", to: "" };
  }

  /** The order by which a load leaves a place, but for its reference; undefined where no flow begins there. */
  function exampleFrom(place: string): Example | undefined {
    return exampleOf(flows.findIndex(({ from }) => from === place));
  }

  function exampleOf(at: number): Example | undefined {
    const flow = flows[at];
    if (!flow) return undefined;
    const [carrier = "other-pallet"] = drivenBy[at]?.takes.carriers ?? [];
    return { load: { carrier }, from: flow.from, to: flow.to };
  }

  /** Where loads go from a place. A floor that isn't one-way anywhere has a way from each place to each. */
  function onwardFrom(from: string) {
    if (isTwoWay) return handovers.flatMap(({ id }) => (id === from ? [] : [id]));
    return [...new Set(flows.flatMap((flow) => (flow.from === from ? [flow.to] : [])))];
  }
}

const carries = (vehicle: PlannedVehicle | undefined, carrier: Carrier) => {
  const carriers: readonly Carrier[] = vehicle?.takes.carriers ?? [];
  return carriers.includes(carrier);
};

const takes = (vehicle: PlannedVehicle | undefined, { carrier, weight = 0 }: NewOrder["load"]) =>
  carries(vehicle, carrier) && weight <= (vehicle?.payload ?? 0);

function tooMuch({ carrier }: NewOrder["load"], asked: readonly (PlannedVehicle | undefined)[]) {
  const vehicles = asked.filter((vehicle) => vehicle !== undefined);
  const willing = vehicles.filter((vehicle) => carries(vehicle, carrier));
  const words =
    willing.length > 0
      ? willing.map(({ title, payload }) => `${title} carries ${payload} kg at most`)
      : vehicles.map(({ title, takes }) => `${title} takes ${takes.carriers.join(", ")}`);
  const not = willing.length > 0 ? "" : `, not ${carrier}`;
  return refused(422, "No vehicle takes this load", `${inList(words)}${not}.`);
}
