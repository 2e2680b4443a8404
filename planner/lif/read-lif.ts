import type { InputError, Outcome } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import { handovers } from "../plan/plan.ts";
import {
  layoutsOf,
  leadsElsewhere,
  listIn,
  listOf,
  numberAfter,
  recordIn,
  speedOf,
  textIn,
  typeLists,
  typesOf,
} from "./json-members.ts";

/** Places and lanes of a layout, as inputs of a plan; their values are checked when the plan is read. */
export type LifFloor = { places: LifPlace[]; lanes: LifLane[] };
type Cell = string | number | undefined;
type LifPlace = { id: Cell; x: Cell; y: Cell; handover?: string; height?: Cell; chargers?: number };
type LifLane = {
  from: Cell;
  to: Cell;
  both: boolean;
  width?: number;
  length?: number;
  door?: number;
  speed?: number;
};

/**
 * Reads the first layout of a file in VDMA's Layout Interchange Format, 1.0 or 2.0. A file of ours is read in full.
 * Stations of another maker's file become handovers at floor height unless their description says otherwise. Two edges
 * between two nodes, there and back, become one lane if they are for the same vehicle types. `unreadInLif` names the
 * rest; what is no layout is refused with its first fault.
 */
export function readLif(input: unknown): Outcome<LifFloor> {
  const fault = faultIn(input);
  if (fault) return { ok: false, errors: [fault] };
  const [layout] = layoutsOf(input).map((each) => each.layout);
  const nodes = listOf(layout, "nodes");
  const isElsewhere = leadsElsewhere(input);
  const kept = listOf(layout, "edges").filter((edge) => !isElsewhere(edge));
  const stations = new Map<unknown, Record<string, unknown>>();
  for (const station of listOf(layout, "stations"))
    for (const node of listIn(station, "interactionNodeIds")) stations.set(node, station);
  const places = nodes.map((node) => placeOf(node, stations.get(node["nodeId"])));
  return { ok: true, value: { places, lanes: lanesOf(kept) } };
}

/** The first reason why a file is no layout that the planner can read. */
function faultIn(input: unknown): InputError | undefined {
  const fault = (path: string, message: string) => ({ path, message });
  if (!isRecord(input)) return fault("", "it is no object with a layout in it");
  const missing = Object.hasOwn(input, "origins")
    ? listFault(input, "origins", "", Number.POSITIVE_INFINITY)
    : undefined;
  if (missing) return missing;
  if (!Object.hasOwn(input, "origins") && !Object.hasOwn(input, "layouts")) {
    if (Object.hasOwn(input, "places") && Object.hasOwn(input, "flows"))
      return fault("", "it is a plan of this planner, not a layout");
    return fault("", 'it is no LIF: it has neither "layouts" (LIF 1.0) nor "origins" (LIF 2.0)');
  }
  const [first] = layoutsOf(input);
  if (!first)
    return fault(Object.hasOwn(input, "origins") ? "origins[0].layouts" : "layouts", "must hold a layout");
  const { layout, path } = first;
  if (!isRecord(layout)) return fault(path, "must be an object");
  return (
    listFault(layout, "nodes", `${path}.`, limits.places) ??
    nodesFault(layout, path) ??
    ("edges" in layout ? listFault(layout, "edges", `${path}.`, 2 * limits.lanes, 0) : undefined) ??
    edgesFault(input, layout, path) ??
    stationsFault(layout, path)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function listFault(
  of: Record<string, unknown>,
  key: string,
  path: string,
  max: number,
  min = 1,
): InputError | undefined {
  const list = of[key];
  const at = `${path}${key}`;
  if (!Array.isArray(list))
    return { path: at, message: list === undefined ? "is missing" : "must be a list" };
  if (list.length < min) return { path: at, message: "must have at least one entry" };
  if (list.length > max) return { path: at, message: `must have at most ${max} entries, not ${list.length}` };
  const wrong = list.findIndex((entry) => !isRecord(entry));
  return wrong < 0 ? undefined : { path: `${at}[${wrong}]`, message: "must be an object" };
}

function nodesFault(layout: Record<string, unknown>, path: string): InputError | undefined {
  const seen = new Set<string>();
  for (const [at, node] of listOf(layout, "nodes").entries()) {
    const here = `${path}.nodes[${at}]`;
    const id = cell(node["nodeId"]);
    if (id === undefined || id === "" || `${id}`.length > limits.idLength)
      return { path: `${here}.nodeId`, message: `must be text of 1 to ${limits.idLength} characters` };
    if (seen.has(`${id}`)) return { path: `${here}.nodeId`, message: `must not stand twice: "${id}"` };
    seen.add(`${id}`);
    for (const axis of ["x", "y"])
      if (!isMetres(recordIn(node, "nodePosition")[axis], -limits.reach, limits.reach))
        return {
          path: `${here}.nodePosition.${axis}`,
          message: "must be a number of metres within 10 km",
        };
  }
  return undefined;
}

function edgesFault(input: unknown, layout: Record<string, unknown>, path: string): InputError | undefined {
  const ids = new Set(listOf(layout, "nodes").map((node) => `${cell(node["nodeId"])}`));
  const isElsewhere = leadsElsewhere(input);
  for (const [at, edge] of listOf(layout, "edges").entries())
    for (const end of ["startNodeId", "endNodeId"]) {
      const id = cell(edge[end]);
      if (isElsewhere(edge) || ids.has(`${id}`)) continue;
      const message =
        id === undefined ? "is missing" : `must name a node: there is no "${`${id}`.slice(0, 40)}"`;
      return { path: `${path}.edges[${at}].${end}`, message };
    }
  return undefined;
}

function stationsFault(layout: Record<string, unknown>, path: string): InputError | undefined {
  const wrong = listOf(layout, "stations").findIndex(
    ({ stationHeight }) => stationHeight != null && !isMetres(stationHeight, 0, limits.placeHeight),
  );
  if (wrong < 0) return undefined;
  const message = "must be a number of metres from 0 to 100";
  return { path: `${path}.stations[${wrong}].stationHeight`, message };
}

const isMetres = (value: unknown, least: number, most: number) => {
  const metres = metresIn(value);
  return metres !== undefined && metres * 1000 >= least && metres * 1000 <= most;
};

/** A number of metres, also in quotes, in which the standard's own examples have a station's height. */
function metresIn(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^[+-]?\d{1,9}(\.\d{1,20})?$/.test(value) ? Number(value) : undefined;
}

/** Anything but text or a number is left for the plan to refuse. */
const cell = (value: unknown): Cell =>
  typeof value === "string" || typeof value === "number" ? value : undefined;

function placeOf(node: Record<string, unknown>, station: Record<string, unknown> | undefined): LifPlace {
  const position = recordIn(node, "nodePosition");
  const millimetres = (value: unknown) => Math.round((metresIn(value) ?? 0) * 1000);
  const place = {
    id: cell(node["nodeId"]),
    x: millimetres(position["x"]),
    y: millimetres(position["y"]),
  };
  if (!station) return place;
  const said = textIn(station, "stationDescription");
  const chargers = Number(/chargers: (\d+)/.exec(said)?.[1] ?? 0);
  const named = /handover: (\w+)/.exec(said)?.[1];
  const handover = handovers.find((each) => each === named) ?? (chargers > 0 ? undefined : "floor");
  const height = millimetres(station["stationHeight"]);
  return {
    ...place,
    ...(handover && { handover }),
    ...(height > 0 && { height }),
    ...(chargers > 0 && { chargers }),
  };
}

function lanesOf(edges: readonly Record<string, unknown>[]): LifLane[] {
  const lanes: LifLane[] = [];
  const open = new Map<string, LifLane>();
  for (const edge of edges) {
    const [from, to] = [cell(edge["startNodeId"]), cell(edge["endNodeId"])];
    /* LIF 2.0 renamed it. */
    const said = textIn(edge, "edgeDescription") || textIn(edge, "edgeDescriptor");
    const [width, length] = [numberAfter(said, "width", "mm"), numberAfter(said, "length", "mm")];
    const door = numberAfter(said, "door", "s");
    const types = typeLists.edge.flatMap((list) => listOf(edge, list)).flatMap(typesOf);
    types.sort();
    const speed = speedOf(edge);
    const key = (a: Cell, b: Cell) => JSON.stringify([a, b, width, length, door, speed, types]);
    const back = open.get(key(to, from));
    if (back) {
      back.both = true;
      open.delete(key(to, from));
      continue;
    }
    const lane = {
      ...{ from, to, both: false },
      ...(width && { width }),
      ...(length !== undefined && { length }),
      ...(door && { door }),
      ...(speed !== undefined && { speed }),
    };
    lanes.push(lane);
    open.set(key(from, to), lane);
  }
  return lanes;
}
