import { widestWays } from "../floor/widest-ways.ts";
import { keepLast } from "../numbers/keep-last.ts";
import type { Plan } from "../plan/plan.ts";
import { waysOf } from "../plan/ways.ts";
import { type PlannedVehicle, type ProductName, plannedVehicles } from "../vehicles.ts";
import { aisle } from "./aisle.ts";
import { handover } from "./handover.ts";
import { lane } from "./lane.ts";
import { lift } from "./lift.ts";
import { doorHeight, doorway } from "./passage.ts";
import { payload } from "./payload.ts";
import { perTrip } from "./per-trip.ts";
import { type FitJob, type Move, type Reason, type Rule, type Verdict, verdicts } from "./reason.ts";
import { gradient, temperature } from "./site.ts";
import { train } from "./train.ts";

type VehicleFit = { product: ProductName; verdict: Verdict; reasons: Reason[] };
export type Fit = { vehicles: VehicleFit[] };

const rules: readonly Rule[] = [
  handover,
  payload,
  perTrip,
  train,
  lift,
  aisle,
  doorway,
  doorHeight,
  lane,
  gradient,
  temperature,
];

/** Checks every vehicle against the job. Best first: fits, depends, then doesn't, by number of reasons. */
export const fitVehicles = keepLast(fitted);

function fitted(plan: Plan): Fit {
  const job: FitJob = { plan, moves: movesOf(plan), widest: widestWays(plan) };
  const held = plannedVehicles.map((vehicle) => {
    const reasons = rules.flatMap((rule) => rule(vehicle, job));
    return { vehicle, verdict: worst(reasons), reasons };
  });
  const rank = ({ verdict, reasons, vehicle }: (typeof held)[number]) => [
    verdicts.indexOf(verdict),
    count(reasons, "no"),
    count(reasons, "depends"),
    -vehicle.speed,
    footprint(vehicle),
  ];
  return {
    vehicles: held
      .sort((a, b) => compare(rank(a), rank(b)))
      .map(({ vehicle, verdict, reasons }) => ({ product: vehicle.product, verdict, reasons })),
  };
}

function movesOf({ flows, loads, places }: Plan): Move[] {
  const named = <Entry extends { id: string }>(list: readonly Entry[]) =>
    new Map(list.map((entry) => [entry.id, entry]));
  const [loadOf, placeOf] = [named(loads), named(places)];
  return flows.flatMap((flow) =>
    waysOf(flow).flatMap((way) => {
      const [load, from, to] = [loadOf.get(flow.load), placeOf.get(way.from), placeOf.get(way.to)];
      return load && from && to ? [{ flow, load, from, to }] : [];
    }),
  );
}

const worst = (reasons: readonly Reason[]): Verdict =>
  verdicts.findLast((verdict) => count(reasons, verdict) > 0) ?? "fits";

const count = (reasons: readonly Reason[], verdict: Verdict) =>
  reasons.filter((reason) => reason.verdict === verdict).length;

const footprint = ({ measures }: PlannedVehicle) => measures.length * measures.width;

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((each, at) => each !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
