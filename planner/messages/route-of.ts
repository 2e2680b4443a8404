import type { Move } from "../traffic/moves.ts";

/** A node of a VDA 5050 order; `reached` is when the vehicle is there, ms, or Infinity while that is not released. */
export type RouteNode = {
  nodeId: string;
  sequenceId: number;
  released: boolean;
  x: number;
  y: number;
  reached: number;
  actions: RouteAction[];
};

/** Taking or setting down a load at a node; times in ms. */
type RouteAction = { actionId: string; actionType: "pick" | "drop"; from: number; to: number };

/** Nodes after which an order names no further drive: the horizon comes nearer with each update. */
const longest = 16;

export type NodeName = (x: number, y: number) => string;

/** The place at a point, or else a name from its metres: x12.40y-3.00. */
export function nodeNames(places: readonly { id: string; x: number; y: number }[]): NodeName {
  const known = new Map(places.map(({ id, x, y }) => [`${x} ${y}`, id]));
  const metres = (mm: number) => (Math.round(mm / 10) / 100).toFixed(2);
  return (x, y) => known.get(`${x} ${y}`) ?? `x${metres(x)}y${metres(y)}`;
}

/**
 * The nodes that moves lead over, after a first one. Those of the first drive are the base: the vehicle may drive there
 * now. The others are the horizon: the way that is planned after it.
 */
export function routeAfter(
  first: RouteNode,
  moves: readonly Move[],
  nodeName: NodeName,
  actionName: (kind: "pick" | "drop") => string,
): RouteNode[] {
  const route = [first];
  let driven = false;
  for (const { kind, drive, from, to } of moves) {
    if (driven && drive && route.length > longest) return route;
    for (const { toX, toY, leave } of drive?.path ?? []) {
      const last = route.at(-1) ?? first;
      route.push({
        nodeId: nodeName(toX, toY),
        sequenceId: last.sequenceId + 2,
        released: !driven,
        x: toX,
        y: toY,
        reached: driven ? Infinity : from + leave,
        actions: [],
      });
    }
    if (drive) driven = true;
    if (kind === "pick" || kind === "drop") {
      route.at(-1)?.actions.push({ actionId: actionName(kind), actionType: kind, from, to });
    }
  }
  return route;
}
