import { betweenAxes } from "./heading.ts";
import { type Leg, legOver } from "./leg.ts";
import { motion } from "./motion.ts";
import type { Stand } from "./network.ts";
import { type Edge, type Node, type Piece, sameAxis } from "./roadmap.ts";
import type { Shape } from "./shapes.ts";

/** The most pieces of a drive without a stop. */
const longestLeg = 24;

/** Numbers of pieces after which a drive may end between junctions: small ones to queue, large ones to pass. */
const stops = new Set([1, 2, 3, 4, 6, 8, 12, 16, 24]);

export function legsAlong(
  first: Edge,
  cruise: number,
  swept: ReadonlyMap<Piece, Shape>,
  standsAt: ReadonlyMap<Node, readonly Stand[]>,
) {
  const legs: Leg[] = [];
  const edges: Edge[] = [first];
  /* A drive over lanes with several limits keeps the lowest of them. */
  let fastest = Math.min(cruise, first.limit * motion.cruise);
  const passing = ({ piece, to }: Edge) => {
    const shape = swept.get(piece);
    if (!shape) throw new Error("Every piece has a shape");
    return { shape, from: to === piece.b ? piece.a : piece.b, to, way: piece.way };
  };
  for (;;) {
    const last = edges.at(-1) ?? first;
    const to = standsAt.get(last.to)?.find(({ axis }) => betweenAxes(axis, last.heading) < sameAxis);
    const branch = (standsAt.get(last.to)?.length ?? 0) > 1;
    if (to && (branch || stops.has(edges.length)))
      legs.push(legOver(edges.map(passing), to, fastest * first.pace));
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
