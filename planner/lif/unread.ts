import {
  layoutsOf,
  leadsElsewhere,
  listIn,
  listOf,
  recordIn,
  speedKeys,
  speedOf,
  typeLists,
  typesOf,
} from "./json-members.ts";

/** Members that the floor takes, or that only tell one thing in a file from another. */
const taken = {
  file: ["metaInformation", "layouts", "origins"],
  origin: ["originId", "layouts"],
  layout: ["layoutId", "layoutName", "layoutVersion", "layoutLevelId", "nodes", "edges", "stations"],
  node: ["nodeId", "mapId", "nodePosition", ...typeLists.node],
  edge: ["edgeId", "edgeDescription", "edgeDescriptor", "startNodeId", "endNodeId", ...typeLists.edge],
  station: [
    ...["stationId", "stationDescription", "interactionNodeIds"],
    ...["stationHeight", "stationPosition"],
  ],
  property: ["vehicleTypeId", "mobileRobotTypes"],
};
/** What an edge is without these, or with them: driven straight, forwards. */
const usual: Record<string, unknown> = {
  ...{ orientationType: "TANGENTIAL", vehicleOrientation: 0, mobileRobotOrientations: "[0]" },
  ...{ rotationAllowed: false, rotationAtStartNodeAllowed: "NONE", rotationAtEndNodeAllowed: "NONE" },
};
const isUsual = (key: string, value: unknown) =>
  Object.hasOwn(usual, key) && usual[key] === (Array.isArray(value) ? JSON.stringify(value) : value);

/** One kind of thing that a floor has no place for: where the file says it first, and how often it does. */
type Unread = { name: string; first: string; times: number };
const maxKinds = 12;

/** Everything of a LIF file that `readLif` doesn't take: further layouts, and members by name with their first path. */
export function unreadInLif(input: unknown): { said: Unread[]; more: number } {
  const found = new Map<string, Unread>();
  const add = (name: string, first: string) => {
    const before = found.get(name);
    if (before) before.times++;
    else found.set(name, { name: name.slice(0, 60), first: first.slice(0, 100), times: 1 });
  };
  const members = (of: object, known: readonly string[], path: string, speed?: number) => {
    const isTaken = (key: string, value: unknown) =>
      known.includes(key) || (value === speed && speedKeys.some((each) => each === key));
    for (const [key, value] of Object.entries(of))
      if (!isTaken(key, value) && value !== null && !isUsual(key, value))
        add(key, path === "" ? key : `${path}.${key}`);
  };
  const [first, ...others] = layoutsOf(input);
  for (const { path } of others) add("layout", path);
  const { layout, path: at0 } = first ?? { layout: undefined, path: "" };
  if (typeof input === "object" && input !== null) members(input, taken.file, "");
  for (const [at, origin] of listOf(input, "origins").entries())
    members(origin, taken.origin, `origins[${at}]`);
  if (typeof layout === "object" && layout !== null) members(layout, taken.layout, at0);
  const isElsewhere = leadsElsewhere(input);
  const types = new Set<string>();
  const ids = new Set(listOf(layout, "nodes").map((node) => node["nodeId"]));
  for (const kind of ["node", "edge", "station"] as const)
    for (const [at, entry] of listOf(layout, `${kind}s`).entries()) {
      const path = `${at0}.${kind}s[${at}]`;
      if (kind === "edge" && isElsewhere(entry)) {
        add("edge to another layout", path);
        continue;
      }
      members(entry, taken[kind], path);
      if (kind === "station") {
        members(recordIn(entry, "stationPosition"), ["x", "y"], `${path}.stationPosition`);
        if (!listIn(entry, "interactionNodeIds").some((id) => ids.has(id)))
          add("station without a node", path);
        continue;
      }
      for (const list of typeLists[kind])
        for (const [index, property] of listOf(entry, list).entries()) {
          const there = `${path}.${list}[${index}]`;
          members(property, taken.property, there, kind === "edge" ? speedOf(entry) : undefined);
          const named = typesOf(property);
          const key = list.startsWith("vehicle") ? "vehicleTypeId" : "mobileRobotTypes";
          if (types.size > 0 && named.some((type) => !types.has(type))) add(key, `${there}.${key}`);
          for (const type of named) types.add(type);
        }
    }
  const said = [...found.values()];
  return { said: said.slice(0, maxKinds), more: Math.max(0, said.length - maxKinds) };
}
