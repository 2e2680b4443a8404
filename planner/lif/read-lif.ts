import type { Point } from "../floor/floor.ts";
import type { InputError, Outcome } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import { handovers } from "../plan/plan.ts";
import { wayOf } from "./curve.ts";
import {
  hasAction,
  listIn,
  listOf,
  numberIn,
  numberOf,
  propertiesOf,
  recordIn,
  saidIn,
  speedOf,
  textIn,
  typesOf,
} from "./json-members.ts";
import { floorAround, layoutsOf, leadsElsewhere } from "./layouts.ts";

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
 * Reads a floor of a file in VDMA's Layout Interchange Format, 1.0 or 2.0: a layout, and those beside it in the same
 * plane. A file of ours is read in full. Stations of another maker's file become handovers at floor height, or chargers
 * by their nodes' actions, unless their description says otherwise; nodes with such actions and no station, too. Two edges between two nodes, there and back, become
 * one lane if they are for the same vehicle types. A curve becomes its length. `unreadInLif` names the rest; what is no
 * layout is refused with its first fault.
 * @param chosen which of the file's layouts
 */
export function readLif(input: unknown, chosen = 0): Outcome<LifFloor> {
  const fault = faultIn(input, chosen);
  if (fault) return { ok: false, errors: [fault] };
  const floor = floorAround(input, chosen);
  const all = (key: string) => floor.taken.flatMap(({ layout }) => listOf(layout, key));
  const nodes = all("nodes");
  const isElsewhere = leadsElsewhere(floor);
  const kept = all("edges").filter((edge) => !isElsewhere(edge));
  const stations = highestStations(all("stations"));
  const places = nodes.map((node) => placeOf(node, stations.get(node["nodeId"])));
  return { ok: true, value: { places, lanes: lanesOf(kept, nodes) } };
}

/** The station at each node; of several, which a rack's levels are, the highest, for which a vehicle has to lift most. */
export function highestStations(stations: readonly Record<string, unknown>[]) {
  const highest = new Map<unknown, Record<string, unknown>>();
  for (const station of stations)
    for (const node of listIn(station, "interactionNodeIds")) {
      const before = highest.get(node);
      if (!before || heightOf(station) > heightOf(before)) highest.set(node, station);
    }
  return highest;
}

const heightOf = (station: Record<string, unknown>) => numberIn(station["stationHeight"]) ?? 0;

/** The first reason why a file is no layout that the planner can read. */
function faultIn(input: unknown, chosen: number): InputError | undefined {
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
  const first = layoutsOf(input)[chosen];
  if (!first)
    return fault(Object.hasOwn(input, "origins") ? "origins[0].layouts" : "layouts", "must hold a layout");
  if (!isRecord(first.layout)) return fault(first.path, "must be an object");
  const floor = floorAround(input, chosen);
  const isElsewhere = leadsElsewhere(floor);
  const ids = new Set(
    floor.taken.flatMap(({ layout }) => listOf(layout, "nodes").map((node) => `${cell(node["nodeId"])}`)),
  );
  for (const { layout, path } of floor.taken) {
    if (!isRecord(layout)) return fault(path, "must be an object");
    const wrong =
      listFault(layout, "nodes", `${path}.`, limits.places) ??
      nodesFault(layout, path) ??
      ("edges" in layout ? listFault(layout, "edges", `${path}.`, 2 * limits.lanes, 0) : undefined) ??
      edgesFault(layout, path, ids, isElsewhere) ??
      stationsFault(layout, path);
    if (wrong) return wrong;
  }
  return undefined;
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
    if (!`${id}`.isWellFormed())
      return {
        path: `${here}.nodeId`,
        message: "must be Unicode text: half of a character stands alone in it",
      };
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

function edgesFault(
  layout: Record<string, unknown>,
  path: string,
  ids: ReadonlySet<string>,
  isElsewhere: (edge: Record<string, unknown>) => boolean,
): InputError | undefined {
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
  const metres = numberIn(value);
  return metres !== undefined && metres * 1000 >= least && metres * 1000 <= most;
};

/** Anything but text or a number is left for the plan to refuse. */
const cell = (value: unknown): Cell =>
  typeof value === "string" || typeof value === "number" ? value : undefined;

function placeOf(node: Record<string, unknown>, station: Record<string, unknown> | undefined): LifPlace {
  const position = recordIn(node, "nodePosition");
  const millimetres = (value: unknown) => Math.round((numberIn(value) ?? 0) * 1000);
  const place = {
    id: cell(node["nodeId"]),
    x: millimetres(position["x"]),
    y: millimetres(position["y"]),
  };
  const charges = hasAction(node, ["startCharging"]);
  const changesLoads = hasAction(node, ["pick", "drop"]);
  /* LIF 2.0 may leave stations out. */
  if (!station)
    return { ...place, ...(changesLoads && { handover: "floor" }), ...(charges && { chargers: 1 }) };
  /* LIF 2.0 renamed it. */
  const said = saidIn(textIn(station, "stationDescription") || textIn(station, "stationDescriptor"));
  const chargers = numberOf(said, "chargers") ?? (charges ? 1 : 0);
  const named = said.get("handover");
  const isHandover = chargers === 0 || changesLoads;
  const handover = handovers.find((each) => each === named) ?? (isHandover ? "floor" : undefined);
  const height = millimetres(station["stationHeight"]);
  return {
    ...place,
    ...(handover && { handover }),
    ...(height > 0 && { height }),
    ...(chargers > 0 && { chargers }),
  };
}

function lanesOf(
  edges: readonly Record<string, unknown>[],
  nodes: readonly Record<string, unknown>[],
): LifLane[] {
  const at = new Map(nodes.map((node) => [`${cell(node["nodeId"])}`, positionOf(node)]));
  const lanes: LifLane[] = [];
  const open = new Map<string, LifLane>();
  for (const edge of edges) {
    const [from, to] = [cell(edge["startNodeId"]), cell(edge["endNodeId"])];
    const said = saidIn(textIn(edge, "edgeDescription") || textIn(edge, "edgeDescriptor"));
    const width = numberOf(said, "width");
    const length = numberOf(said, "length") ?? lengthOf(edge, at.get(`${from}`), at.get(`${to}`));
    const door = numberOf(said, "door");
    const types = propertiesOf("edge", edge).flatMap(typesOf);
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

/** Where a node lies, m. */
export function positionOf(node: Record<string, unknown>): Point {
  const { x, y } = recordIn(node, "nodePosition");
  return { x: numberIn(x) ?? 0, y: numberIn(y) ?? 0 };
}

/** The way along an edge, mm, if it is longer than the straight one. */
function lengthOf(edge: Record<string, unknown>, from: Point | undefined, to: Point | undefined) {
  const way = from && to && wayOf(edge, [from, to]);
  if (way === undefined || from === undefined || to === undefined) return undefined;
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [length, straight] = [Math.round(way * 1000), Math.round(Math.sqrt(x * x + y * y) * 1000)];
  return length > straight ? length : undefined;
}
