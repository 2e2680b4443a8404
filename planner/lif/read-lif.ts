import type { Outcome } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import { handovers } from "../plan/plan.ts";
import { leadsElsewhere, listIn, listOf, numberAfter, recordIn, textIn } from "./json-members.ts";

/** Places and lanes of a layout, as inputs of a plan; their values are checked when the plan is read. */
export type LifFloor = { places: LifPlace[]; lanes: LifLane[] };
type Cell = string | number | undefined;
type LifPlace = { id: Cell; x: Cell; y: Cell; handover?: string; height?: Cell; chargers?: number };
type LifLane = { from: Cell; to: Cell; both: boolean; width?: number; length?: number; door?: number };

/**
 * Reads the first layout of a file in VDMA's Layout Interchange Format. A file of ours is read in full. Stations of
 * another maker's file become handovers at floor height unless their description says otherwise. Two edges between two
 * nodes, there and back, become one lane if they are for the same vehicle types. `unreadInLif` names the rest.
 */
export function readLif(input: unknown): Outcome<LifFloor> {
  const [layout] = listOf(input, "layouts");
  const nodes = listOf(layout, "nodes");
  const edges = listOf(layout, "edges");
  if (nodes.length === 0) return wrong("layouts[0].nodes", "must have at least one node");
  if (nodes.length > limits.places)
    return wrong("layouts[0].nodes", `must be at most ${limits.places}, not ${nodes.length}`);
  if (edges.length > 2 * limits.lanes)
    return wrong("layouts[0].edges", `must be at most ${2 * limits.lanes}, not ${edges.length}`);
  const quoted = quotedNumber(nodes, listOf(layout, "stations"));
  if (quoted) return wrong(quoted, "must be a number without quotes");
  const isElsewhere = leadsElsewhere(input);
  const kept = edges.filter((edge) => !isElsewhere(edge));
  const stations = new Map<unknown, Record<string, unknown>>();
  for (const station of listOf(layout, "stations"))
    for (const node of listIn(station, "interactionNodeIds")) stations.set(node, station);
  const places = nodes.map((node) => placeOf(node, stations.get(node["nodeId"])));
  return { ok: true, value: { places, lanes: lanesOf(kept) } };
}

const wrong = (path: string, message: string): Outcome<never> => ({ ok: false, errors: [{ path, message }] });

/** A number in quotes has no unit that could be told: read as the rows' millimetres, it would be a thousandth. */
function quotedNumber(
  nodes: readonly Record<string, unknown>[],
  stations: readonly Record<string, unknown>[],
): string | undefined {
  for (const [at, node] of nodes.entries())
    for (const axis of ["x", "y"])
      if (typeof recordIn(node, "nodePosition")[axis] === "string")
        return `layouts[0].nodes[${at}].nodePosition.${axis}`;
  const station = stations.findIndex((each) => typeof each["stationHeight"] === "string");
  return station < 0 ? undefined : `layouts[0].stations[${station}].stationHeight`;
}

/** Anything but text or a number is left for the plan to refuse. */
const cell = (value: unknown): Cell =>
  typeof value === "string" || typeof value === "number" ? value : undefined;

function placeOf(node: Record<string, unknown>, station: Record<string, unknown> | undefined): LifPlace {
  const position = recordIn(node, "nodePosition");
  const millimetres = (value: unknown) =>
    typeof value === "number" ? Math.round(value * 1000) : cell(value);
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
  const height = station["stationHeight"];
  return {
    ...place,
    ...(handover && { handover }),
    ...(typeof height === "number" && height > 0 && { height: millimetres(height) }),
    ...(chargers > 0 && { chargers }),
  };
}

function lanesOf(edges: readonly Record<string, unknown>[]): LifLane[] {
  const lanes: LifLane[] = [];
  const open = new Map<string, LifLane>();
  for (const edge of edges) {
    const [from, to] = [cell(edge["startNodeId"]), cell(edge["endNodeId"])];
    const said = textIn(edge, "edgeDescription");
    const [width, length] = [numberAfter(said, "width", "mm"), numberAfter(said, "length", "mm")];
    const door = numberAfter(said, "door", "s");
    const types = listOf(edge, "vehicleTypeEdgeProperties").map((each) => cell(each["vehicleTypeId"]));
    types.sort((a, b) => (`${a}` < `${b}` ? -1 : 1));
    const key = (a: Cell, b: Cell) => JSON.stringify([a, b, width, length, door, types]);
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
    };
    lanes.push(lane);
    open.set(key(from, to), lane);
  }
  return lanes;
}
