import { Guides } from "./guides.ts";
import { betweenAxes, headingOf } from "./heading.ts";
import type { Leg } from "./leg.ts";
import { legsAlong } from "./legs-along.ts";
import { motion } from "./motion.ts";
import { buildRoadmap, type Node, type Piece, sameAxis, type TrafficFloor } from "./roadmap.ts";
import { NumberQueue } from "./search-rows.ts";
import { disc, findConflicts, rectangle, type Shape } from "./shapes.ts";

/** A vehicle at rest: a node, and the axis along which it stands (hundredths of a degree, 0 to 17,999). */
export type Stand = {
  id: number;
  /** The kind of vehicle whose stand it is. */
  kind: number;
  node: Node;
  axis: number;
  shape: Shape;
  turns: Turn[];
  legs: Leg[];
  into: Move[];
};

/** A turn on the spot, by at most a quarter. */
export type Turn = { to: Stand; shape: Shape; duration: number; passes: Float64Array | undefined };

/** A move seen from its end: where it starts, and its duration. */
type Move = { from: Stand; duration: number };

type Neighbour = { other: Stand; shape: Shape };

/** What a kind of vehicle is to a network: its rectangle in mm, the larger of empty and loaded; its speed in mm/s. */
export type Body = { length: number; width: number; speed: number };

/**
 * Everything that vehicles of some kinds can do on a floor, with the area that each move covers. No move leads from one
 * kind's stands to another's; areas of all kinds are compared with one another.
 */
export class Network {
  readonly stands: readonly Stand[];
  readonly shapes: readonly Shape[];
  /** How many areas the shapes have. */
  readonly areas: number;
  readonly standsAt: ReadonlyMap<Node, readonly Stand[]>;
  /** The node of each place, by kind of vehicle: kinds drive on networks of their own, and share the floor's areas. */
  readonly nodesOf: readonly ReadonlyMap<string, Node>[];
  readonly guides: Guides;
  /** By stand. */
  readonly #near: { out: Neighbour[][]; in: Neighbour[][] };
  readonly #times = new Map<Node, Float64Array>();

  constructor(floor: TrafficFloor, bodies: readonly Body[], doors: readonly Shape[] = []) {
    const shapes: Shape[] = [];
    const stands: Stand[] = [];
    const standsAt = new Map<Node, Stand[]>();
    this.nodesOf = bodies.map((body, kind) => addBody(floor, body, kind, { shapes, stands, standsAt }));
    this.areas = findConflicts(shapes, doors);
    this.stands = stands;
    this.shapes = shapes;
    this.standsAt = standsAt;
    this.#near = { out: stands.map(neighbours), in: stands.map(() => []) };
    for (const stand of stands)
      for (const { other, shape } of this.neighbours(stand, "out"))
        this.#near.in[other.id]?.push({ other: stand, shape });
    this.guides = new Guides(this);
  }

  /** The stands one turn or one piece of a lane away, with the area that the move covers. */
  neighbours({ id }: Stand, direction: "out" | "in"): readonly Neighbour[] {
    return this.#near[direction][id] ?? [];
  }

  /** Least time in ms from each stand (by id) to a node, without traffic. */
  timesTo(node: Node): Float64Array {
    const times = this.#times.get(node) ?? leastTimes(this.stands, this.standsAt.get(node) ?? []);
    this.#times.set(node, times);
    return times;
  }
}

type Growing = { shapes: Shape[]; stands: Stand[]; standsAt: Map<Node, Stand[]> };

/** Adds what one kind of vehicle can do. Returns its nodes by place. */
function addBody(floor: TrafficFloor, body: Body, kind: number, { shapes, stands, standsAt }: Growing) {
  const { nodes, pieces, nodeOf } = buildRoadmap(floor, body);
  const own: Stand[] = [];
  const halfLength = body.length / 2;
  const halfWidth = body.width / 2;
  const radius = Math.sqrt(halfLength * halfLength + halfWidth * halfWidth);
  const keep = (shape: Shape) => {
    shapes.push(shape);
    return shape;
  };

  const swept = new Map<Piece, Shape>();
  for (const piece of pieces) {
    const { a, b, straight } = piece;
    const centre = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const unit = { ux: (b.x - a.x) / straight, uy: (b.y - a.y) / straight };
    swept.set(piece, keep(rectangle(centre, unit, straight / 2 + halfLength, halfWidth)));
  }

  const touching = new Map<Node, { axis: number; ux: number; uy: number }[]>();
  for (const { a, b, straight } of pieces) {
    const unit = { ux: (b.x - a.x) / straight, uy: (b.y - a.y) / straight };
    for (const node of [a, b]) {
      const axis = headingOf(b.x - a.x, b.y - a.y) % 18_000;
      const here = touching.get(node) ?? [];
      if (!here.some((other) => betweenAxes(other.axis, axis) < sameAxis)) here.push({ axis, ...unit });
      touching.set(node, here);
    }
  }
  for (const node of nodes) {
    const axes = touching.get(node) ?? [{ axis: 0, ux: 1, uy: 0 }];
    const here = axes.map(({ axis, ux, uy }) => {
      const shape = keep(rectangle({ x: node.x, y: node.y }, { ux, uy }, halfLength, halfWidth));
      const stand: Stand = { id: stands.length, kind, node, axis, shape, turns: [], legs: [], into: [] };
      stands.push(stand);
      own.push(stand);
      return stand;
    });
    standsAt.set(node, here);
    if (here.length < 2) continue;
    const circle = keep(disc({ x: node.x, y: node.y }, radius));
    for (const from of here) {
      for (const to of here) {
        if (from === to) continue;
        const duration = Math.ceil(betweenAxes(from.axis, to.axis) / motion.turning);
        from.turns.push({ to, shape: circle, duration, passes: undefined });
        to.into.push({ from, duration });
      }
    }
  }

  const cruise = (body.speed / 1000) * motion.cruise;
  for (const stand of own) {
    for (const edge of stand.node.out) {
      if (betweenAxes(edge.heading, stand.axis) >= sameAxis) continue;
      for (const leg of legsAlong(edge, cruise, swept, standsAt)) {
        stand.legs.push(leg);
        leg.to.into.push({ from: stand, duration: leg.duration });
      }
    }
  }
  return nodeOf;
}

function neighbours({ turns, legs }: Stand) {
  const others: Neighbour[] = turns.map(({ to, shape }) => ({ other: to, shape }));
  for (const { to, only } of legs) if (only) others.push({ other: to, shape: only });
  return others;
}

/** Dijkstra's algorithm backwards from the goals. */
function leastTimes(stands: readonly Stand[], goals: readonly Stand[]) {
  const times = new Float64Array(stands.length).fill(Infinity);
  const queue = new NumberQueue();
  for (const { id } of goals) {
    times[id] = 0;
    queue.push(id, 0);
  }
  while (queue.nextTime < Infinity) {
    const reached = queue.nextTime;
    const stand = stands[queue.take()];
    if (!stand || reached > (times[stand.id] ?? 0)) continue;
    for (const { from, duration } of stand.into) {
      const time = reached + duration;
      if (time >= (times[from.id] ?? 0)) continue;
      times[from.id] = time;
      queue.push(from.id, time);
    }
  }
  return times;
}
