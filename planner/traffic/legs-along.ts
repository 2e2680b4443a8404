import { betweenAxes } from "./heading.ts";
import { Leg, type Swept } from "./leg.ts";
import { motion } from "./motion.ts";
import type { Stand } from "./network.ts";
import { type Edge, type Node, sameAxis } from "./roadmap.ts";

/** The most pieces of a drive without a stop: on a lane without a dead end, more than 300 m. */
const longestLeg = 128;

/** Numbers of pieces after which a drive may end where no place is: small ones to queue, large ones to pass. */
const stops = new Set([1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128]);

export function legsAlong(
  first: Edge,
  cruise: number,
  swept: Swept,
  standsAt: ReadonlyMap<Node, readonly Stand[]>,
) {
  const legs: Leg[] = [];
  const edges: Edge[] = [first];
  /* A drive over lanes with several limits keeps the lowest of them. */
  let fastest = Math.min(cruise, first.limit * motion.cruise);
  for (;;) {
    const last = edges.at(-1) ?? first;
    const stands = standsAt.get(last.to) ?? [];
    const to = stands.find(({ axis }) => betweenAxes(axis, last.heading) < sameAxis);
    if (to && (last.to.isPlace || stands.length > 1 || stops.has(edges.length)))
      legs.push(new Leg(edges, edges.length, to, fastest * first.pace, swept));
    if (edges.length === longestLeg) return legs;
    const next = last.to.out.find(
      (edge) =>
        edge.pace === first.pace &&
        turnBetween(edge.heading, last.heading) < sameAxis &&
        turnBetween(edge.heading, first.heading) < sameAxis,
    );
    if (!next) return legs;
    edges.push(next);
    fastest = Math.min(fastest, next.limit * motion.cruise);
  }
}

function turnBetween(a: number, b: number) {
  const apart = Math.abs(a - b) % 36_000;
  return Math.min(apart, 36_000 - apart);
}
