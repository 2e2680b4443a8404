import type { Flow } from "./parts.ts";

/** The ways that a vehicle drives with a flow's load: one, or those of a tour from stop to stop and back to the first. */
export function waysOf({ from, to, tour }: Pick<Flow, "from" | "to" | "tour">): readonly {
  from: string;
  to: string;
}[] {
  if (!tour) return [{ from, to }];
  const { stops } = tour;
  return stops.map((stop, at) => ({ from: stop, to: stops[(at + 1) % stops.length] ?? stop }));
}

/** A flow's loaded way, mm. */
export const wayOf = (
  flow: Pick<Flow, "from" | "to" | "tour">,
  between: (from: string, to: string) => number,
): number => waysOf(flow).reduce((sum, { from, to }) => sum + between(from, to), 0);

/** s that a vehicle stands at a tour's stops between the first and the return to it; 0 for a flow. */
export const timeAtStops = ({ tour }: Pick<Flow, "tour">, drop: number) =>
  tour ? (tour.stops.length - 1) * (tour.atStop ?? drop) : 0;

/** The places at which a trip is handed over, with the s that each is taken for. */
export function handoversOf(
  { from, to, tour }: Pick<Flow, "from" | "to" | "tour">,
  { pick, drop }: { pick: number; drop: number },
): readonly { at: string; seconds: number }[] {
  if (!tour)
    return [
      { at: from, seconds: pick },
      { at: to, seconds: drop },
    ];
  const [first = from, ...others] = tour.stops;
  return [{ at: first, seconds: pick + drop }, ...others.map((at) => ({ at, seconds: tour.atStop ?? drop }))];
}

/** Where a flow leads from its pick-up, in words: “b”, or a tour's “b, c and back”. */
export const endOf = ({ to, tour }: Pick<Flow, "to" | "tour">) =>
  tour ? `${tour.stops.slice(1).join(", ")} and back` : to;
