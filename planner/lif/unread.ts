import { curveLength, lineLength, wayOf } from "./curve.ts";
import {
  actionLists,
  listIn,
  listOf,
  numberIn,
  recordIn,
  speedKeys,
  speedOf,
  textIn,
  typeLists,
  typesOf,
} from "./json-members.ts";
import { floorAround, layoutName, layoutsOf, leadsElsewhere } from "./layouts.ts";
import { highestStations, positionOf } from "./read-lif.ts";

/** Members that the floor takes, or that only tell one thing in a file from another. */
const taken = {
  file: ["metaInformation", "layouts", "origins"],
  meta: ["projectIdentification", "lifId", "creator", "exportTimestamp", "lifVersion"],
  origin: ["originId", "layouts"],
  layout: [
    ...["layoutId", "layoutName", "layoutDescriptor", "layoutVersion", "layoutLevelId"],
    ...["nodes", "edges", "stations"],
  ],
  node: ["nodeId", "mapId", "nodePosition", ...typeLists.node],
  edge: ["edgeId", "edgeDescription", "edgeDescriptor", "startNodeId", "endNodeId", ...typeLists.edge],
  station: [
    ...["stationId", "stationDescription", "stationDescriptor", "interactionNodeIds"],
    ...["stationHeight", "stationPosition"],
  ],
  property: ["vehicleTypeId", "mobileRobotTypes"],
  action: [
    ...["actionType", "actionDescription", "actionDescriptor"],
    ...["blockingType", "requirementType"],
  ],
};
/** What these say where a vehicle drives along the edge, forwards, turns on the spot at nodes, and is let in anywhere. */
const usual: Record<string, unknown> = {
  ...{ orientationType: "TANGENTIAL", vehicleOrientation: 0, mobileRobotOrientations: "[0]" },
  ...{ rotationAllowed: false, reachOrientationBeforeEntering: true, reentryAllowed: true },
  ...{ rotationAtStartNodeAllowed: "BOTH", rotationAtEndNodeAllowed: "BOTH" },
};
const isUsual = (key: string, value: unknown) =>
  (Object.hasOwn(usual, key) && usual[key] === (Array.isArray(value) ? JSON.stringify(value) : value)) ||
  (key === "loadRestriction" && isNoRestriction(value)) ||
  (Array.isArray(value) && value.length === 0);

const isNoRestriction = (value: unknown) => {
  const { unloaded, loaded, loadSetNames } = (value ?? {}) as Record<string, unknown>;
  return unloaded === true && loaded === true && !(Array.isArray(loadSetNames) && loadSetNames.length > 0);
};

/** Actions by which a place is known to be a handover or to have a charger. */
const knownActions = ["pick", "drop", "startCharging", "stopCharging"];

/** One kind of thing that a floor has no place for: where the file says it first, and how often it does. */
export type Unread = {
  name: string;
  /** Which one, where the file gives it a name. */
  called?: string;
  first: string;
  times: number;
  /** Of a curve the floor takes the length, and draws it straight. */
  isLengthTaken?: true;
};
const maxKinds = 40;

/**
 * Everything of a LIF file that `readLif` doesn't take, with its first path: members by name, layouts and vehicle types
 * each by itself.
 * @param chosen the layout that was read
 */
export function unreadInLif(input: unknown, chosen = 0): { said: Unread[]; more: number } {
  const found = new Map<string, Unread>();
  const add = (name: string, first: string, more: Pick<Unread, "called" | "isLengthTaken"> = {}) => {
    const key = JSON.stringify([name, more]);
    const before = found.get(key);
    if (before) before.times++;
    else
      found.set(key, {
        name: name.slice(0, 60),
        ...(more.called && { called: more.called.slice(0, 60) }),
        ...(more.isLengthTaken && { isLengthTaken: true }),
        first: first.slice(0, 100),
        times: 1,
      });
  };
  const members = (
    of: unknown,
    known: readonly string[],
    path: string,
    isTaken: (key: string, value: unknown) => boolean = () => false,
  ) => {
    if (typeof of !== "object" || of === null) return;
    for (const [key, value] of Object.entries(of))
      if (!known.includes(key) && value !== null && !isUsual(key, value) && !isTaken(key, value))
        add(key, path === "" ? key : `${path}.${key}`);
  };
  const floor = floorAround(input, chosen);
  for (const { path, layout } of floor.others) {
    const called = layoutName(layout);
    add("layout", path, called === "" ? {} : { called });
  }
  members(input, taken.file, "");
  const meta = recordIn(input, "metaInformation");
  members(meta, taken.meta, "metaInformation");
  const version = textIn(meta, "lifVersion");
  if (version !== "" && !/^[12](\.|$)/.test(version))
    add("lifVersion", "metaInformation.lifVersion", { called: version });
  const origins = new Set(floor.taken.map(({ origin }) => origin));
  for (const [at, origin] of listOf(input, "origins").entries())
    if (origins.has(at)) members(origin, taken.origin, `origins[${at}]`);

  const isElsewhere = leadsElsewhere(floor);
  const nodes = floor.taken.flatMap(({ layout }) => listOf(layout, "nodes"));
  const at = new Map(nodes.map((node) => [node["nodeId"], positionOf(node)]));
  const highest = highestStations(floor.taken.flatMap(({ layout }) => listOf(layout, "stations")));
  const [types, maps] = [new Set<string>(), new Set<unknown>()];
  for (const { layout, path: at0 } of floor.taken) {
    members(layout, taken.layout, at0);
    for (const [index, node] of listOf(layout, "nodes").entries()) {
      const path = `${at0}.nodes[${index}]`;
      members(node, taken.node, path);
      members(recordIn(node, "nodePosition"), ["x", "y"], `${path}.nodePosition`);
      const { mapId } = node;
      if (typeof mapId === "string" && maps.size > 0 && !maps.has(mapId))
        add("mapId", `${path}.mapId`, { called: mapId });
      if (typeof mapId === "string") maps.add(mapId);
      properties("node", node, path, () => () => false);
    }
    for (const [index, edge] of listOf(layout, "edges").entries()) {
      const path = `${at0}.edges[${index}]`;
      if (isElsewhere(edge)) {
        add("edge to another layout", path);
        continue;
      }
      members(edge, taken.edge, path);
      const [from, to] = [at.get(edge["startNodeId"]), at.get(edge["endNodeId"])];
      const speed = speedOf(edge);
      const way = from && to && wayOf(edge, [from, to]);
      properties("edge", edge, path, (property, there) => (key, value) => {
        if (speedKeys.some((each) => each === key)) return numberIn(value) === speed;
        if (!from || !to) return false;
        if (key === "trajectory" && way !== undefined && curveLength(value, [from, to]) === way) {
          add(key, `${there}.${key}`, { isLengthTaken: true });
          return true;
        }
        if (key !== "physicalLineGuidedProperty" || way === undefined) return false;
        if (lineLength(property, [from, to]) !== way) return false;
        members(value, ["length"], `${there}.${key}`);
        return true;
      });
    }
    for (const [index, station] of listOf(layout, "stations").entries()) {
      const path = `${at0}.stations[${index}]`;
      members(station, taken.station, path);
      const here = listIn(station, "interactionNodeIds");
      if (!here.some((id) => at.has(id))) {
        add("station without a node", path);
        continue;
      }
      for (const [place, id] of here.entries())
        if (!at.has(id)) add("interactionNodeIds", `${path}.interactionNodeIds[${place}]`);
      const name = textIn(station, "stationId");
      if (here.some((id) => at.has(id) && highest.get(id) !== station))
        add("lower station at a node that has a higher one", path, name === "" ? {} : { called: name });
      const position = recordIn(station, "stationPosition");
      members(position, ["x", "y"], `${path}.stationPosition`);
      const [x, y] = [numberIn(position["x"]), numberIn(position["y"])];
      const isThere = here.some((id) => at.get(id)?.x === x && at.get(id)?.y === y);
      if (x !== undefined && y !== undefined && !isThere) add("stationPosition", `${path}.stationPosition`);
    }
  }
  const said = [...found.values()];
  return { said: said.slice(0, maxKinds), more: Math.max(0, said.length - maxKinds) };

  function properties(
    kind: keyof typeof typeLists,
    entry: Record<string, unknown>,
    path: string,
    takes: (property: Record<string, unknown>, there: string) => (key: string, value: unknown) => boolean,
  ) {
    for (const list of typeLists[kind])
      for (const [index, property] of listOf(entry, list).entries()) {
        const there = `${path}.${list}[${index}]`;
        const known = kind === "node" ? [...taken.property, ...actionLists] : taken.property;
        members(property, known, there, takes(property, there));
        if (kind === "node") actions(property, there);
        const key = list.startsWith("vehicle") ? "vehicleTypeId" : "mobileRobotTypes";
        for (const type of typesOf(property)) {
          if (types.size > 0 && !types.has(type)) add(key, `${there}.${key}`, { called: type });
          types.add(type);
        }
      }
  }

  function actions(property: Record<string, unknown>, path: string) {
    for (const list of actionLists)
      for (const [index, action] of listOf(property, list).entries()) {
        const there = `${path}.${list}[${index}]`;
        const type = textIn(action, "actionType");
        if (!knownActions.includes(type)) add("action", there, type === "" ? {} : { called: type });
        else members(action, taken.action, there);
      }
  }
}

/** The file's layouts that were not read, with their numbers, by which each can be read instead. */
export function otherLayouts(input: unknown, chosen = 0): { at: number; name: string }[] {
  const others = new Set(floorAround(input, chosen).others.map(({ path }) => path));
  return layoutsOf(input).flatMap(({ layout, path }, at) =>
    others.has(path) ? [{ at, name: layoutName(layout) || path }] : [],
  );
}

/** What the layout that was read is called. */
export const chosenLayout = (input: unknown, chosen = 0) => layoutName(layoutsOf(input)[chosen]?.layout);
