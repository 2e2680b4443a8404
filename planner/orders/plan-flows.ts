import { limits } from "../plan/limits.ts";
import type { Orders } from "./orders.ts";

type LoggedFlow = Orders["flows"][number];
type PlannedFlow = { from: string; to: string; load: string; perHour: number };

/** A log's flows as a plan has them. */
export type PlannedFlows = {
  flows: PlannedFlow[];
  /** Names that stand for no place of the plan, those of the most orders first, each with its orders an hour. */
  unknown: { name: string; perHour: number }[];
  /** Loads that the plan doesn't know: they count as its first one. */
  otherLoads: string[];
  /** Orders an hour that no flow has, because one of their places is unknown or there are too many flows. */
  left: number;
};

type Known = {
  places: readonly string[];
  loads: readonly string[];
  /** Names of the log and the places that they stand for. */
  meant?: ReadonlyMap<string, string>;
};

/** Names that are alike but for case, blanks and signs stand for one place: "Wickler-1", "wickler 1". */
export const likeness = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\-_./]+/g, "");

export function plannedFlows(logged: readonly LoggedFlow[], { places, loads, meant }: Known): PlannedFlows {
  const byName = (list: readonly string[]) => new Map(list.map((id) => [likeness(id), id]));
  const [placeOf, loadOf] = [byName(places), byName(loads)];
  const placeNamed = (name: string) => meant?.get(name) ?? placeOf.get(likeness(name));
  const unknown = new Map<string, number>();
  const otherLoads = new Set<string>();
  const merged = new Map<string, PlannedFlow>();
  let left = 0;
  for (const { from, to, load = "", perHour } of logged) {
    const [start, end] = [placeNamed(from), placeNamed(to)];
    if (start === undefined) unknown.set(from, (unknown.get(from) ?? 0) + perHour);
    if (end === undefined) unknown.set(to, (unknown.get(to) ?? 0) + perHour);
    if (start === undefined || end === undefined) {
      left += perHour;
      continue;
    }
    const known = loadOf.get(likeness(load));
    if (load !== "" && known === undefined) otherLoads.add(load);
    const carried = known ?? loads[0] ?? "";
    const key = JSON.stringify([start, end, carried]);
    const flow = merged.get(key) ?? { from: start, to: end, load: carried, perHour: 0 };
    flow.perHour += perHour;
    merged.set(key, flow);
  }
  const largest = [...merged.values()].sort((a, b) => b.perHour - a.perHour);
  for (const { perHour } of largest.slice(limits.flows)) left += perHour;
  return {
    flows: largest.slice(0, limits.flows).map((flow) => ({ ...flow, perHour: rounded(flow.perHour) })),
    unknown: [...unknown].map(([name, perHour]) => ({ name, perHour })).sort((a, b) => b.perHour - a.perHour),
    otherLoads: [...otherLoads],
    left,
  };
}

/** No log is so exact that a fifth digit of a rate would say something. */
const rounded = (perHour: number) =>
  Math.min(limits.ordersPerHour, Math.max(limits.fewestPerHour, Number(perHour.toPrecision(4))));
