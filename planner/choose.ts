import { fitVehicles } from "./fit/fit.ts";
import { inList } from "./in-list.ts";
import { keepLast } from "./numbers/keep-last.ts";
import type { Plan } from "./plan/plan.ts";
import { type PlannedVehicle, type ProductName, plannedVehicle } from "./vehicles.ts";

/** One kind of vehicle of a plan's fleet, with the flows that go to it. */
export type Kind = {
  vehicle: PlannedVehicle;
  /** By their index in the plan. */
  flows: readonly number[];
  /** The plan with these flows alone; the plan itself if it has one kind. */
  plan: Plan;
};

/**
 * The kinds of vehicle that a plan needs, in the order of its flows. A flow goes to the vehicle that it names, or else
 * that the plan names; those that are left go to the one vehicle that fits them all best, and where none fits them all,
 * each to the one that fits it best.
 */
export const kindsOf: (plan: Plan) => readonly Kind[] = keepLast(chosenKinds);

function chosenKinds(plan: Plan): readonly Kind[] {
  const products = productsOf(plan);
  const [first, ...others] = new Set(products);
  if (!first) throw new Error("There is no vehicle to choose.");
  if (others.length === 0) return [{ vehicle: plannedVehicle(first), flows: [...plan.flows.keys()], plan }];
  return [first, ...others].map((product) => {
    const flows = [...plan.flows.keys()].filter((flow) => products[flow] === product);
    return { vehicle: plannedVehicle(product), flows, plan: withFlows(plan, flows, product) };
  });
}

function productsOf(plan: Plan): readonly ProductName[] {
  const named = plan.flows.map(({ vehicle }) => vehicle ?? plan.choice.vehicle);
  const left = [...named.keys()].filter((flow) => named[flow] === undefined);
  if (left.length === 0) return named.filter((each) => each !== undefined);
  const bestFor = (flows: readonly number[]) =>
    fitVehicles(flows.length === plan.flows.length ? plan : withFlows(plan, flows)).vehicles[0];
  const all = bestFor(left);
  const each = all?.verdict === "no" && left.length > 1 ? left.map((flow) => bestFor([flow])) : [];
  /* A job that no mix can do is told of the vehicle that comes nearest to all of it. */
  const isMix = each.length > 0 && each.every((best) => best && best.verdict !== "no");
  return named.flatMap((product, flow) => {
    const best = isMix ? each[left.indexOf(flow)] : all;
    return product ?? best?.product ?? [];
  });
}

const withFlows = (plan: Plan, flows: readonly number[], vehicle?: ProductName): Plan => ({
  ...plan,
  flows: flows.flatMap((flow) => plan.flows[flow] ?? []),
  choice: { vehicle, count: undefined, fleet: undefined },
});

/** The plan's vehicle; of several kinds, the one of its first flow. */
export function vehicleOf(plan: Plan): PlannedVehicle {
  const [first] = kindsOf(plan);
  if (!first) throw new Error("A plan has one kind of vehicle at least");
  return first.vehicle;
}

/** The plan's vehicles by name, joined by “and”. */
export const titlesOf = (plan: Plan): string => inList(kindsOf(plan).map(({ vehicle }) => vehicle.title));

/** The kind, by its index, to which each flow of a plan goes. */
export function kindOfFlow(plan: Plan): readonly number[] {
  const kinds = kindsOf(plan);
  return plan.flows.map((_, flow) => kinds.findIndex(({ flows }) => flows.includes(flow)));
}

/** m/s that a vehicle drives on the plan's floor: its own speed, or the site's limit. Lanes may limit it further. */
export const drivenSpeed = (plan: Plan, vehicle = vehicleOf(plan)): number =>
  Math.min(vehicle.speed, plan.site.speed ?? Number.POSITIVE_INFINITY);

/** Whether the plan's vehicles can do its job, or may after an engineer has looked. */
export function fits(plan: Plan): boolean {
  return kindsOf(plan).every(({ vehicle: { product }, plan: own }) =>
    fitVehicles(own).vehicles.some((each) => each.product === product && each.verdict !== "no"),
  );
}

/**
 * A plan without its name and the counts that somebody has in mind, with every choice of a vehicle as it was made: what
 * its sizing depends on.
 */
export function settled(plan: Plan): Plan {
  const kinds = kindsOf(plan);
  const [first, ...others] = kinds;
  if (others.length === 0)
    return {
      ...plan,
      name: "",
      choice: { vehicle: first?.vehicle.product, count: undefined, fleet: undefined },
    };
  const kindOf = kindOfFlow(plan);
  const flows = plan.flows.map((flow, at) => ({ ...flow, vehicle: kinds[kindOf[at] ?? 0]?.vehicle.product }));
  return {
    ...plan,
    version: 2,
    name: "",
    flows,
    choice: { vehicle: undefined, count: undefined, fleet: undefined },
  };
}
