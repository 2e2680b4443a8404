import { leadsElsewhere, listIn, listOf, recordIn } from "./json-members.ts";

/** Members that the floor takes, or that only tell one thing in a file from another. */
const taken = {
  layout: ["layoutId", "layoutName", "layoutVersion", "layoutLevelId", "nodes", "edges", "stations"],
  node: ["nodeId", "mapId", "nodePosition", "vehicleTypeNodeProperties"],
  edge: ["edgeId", "edgeDescription", "startNodeId", "endNodeId", "vehicleTypeEdgeProperties"],
  station: [
    ...["stationId", "stationDescription", "interactionNodeIds"],
    ...["stationHeight", "stationPosition"],
  ],
  property: ["vehicleTypeId"],
};
/** What an edge is without these, or with them: driven straight, forwards. */
const usual: Record<string, unknown> = {
  ...{ orientationType: "TANGENTIAL", vehicleOrientation: 0 },
  ...{ rotationAllowed: false },
};

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
  const layouts = listIn(input, "layouts");
  for (let at = 1; at < layouts.length; at++) add("layout", `layouts[${at}]`);
  const [layout] = listOf(input, "layouts");
  const members = (of: object, known: readonly string[], path: string) => {
    for (const [key, value] of Object.entries(of))
      if (!known.includes(key) && value !== null && usual[key] !== value) add(key, `${path}.${key}`);
  };
  if (layout) members(layout, taken.layout, "layouts[0]");
  const isElsewhere = leadsElsewhere(input);
  const types = new Set<unknown>();
  for (const kind of ["node", "edge", "station"] as const)
    for (const [at, entry] of listOf(layout, `${kind}s`).entries()) {
      const path = `layouts[0].${kind}s[${at}]`;
      if (kind === "edge" && isElsewhere(entry)) {
        add("edge to another layout", path);
        continue;
      }
      members(entry, taken[kind], path);
      const list = kind === "node" ? "vehicleTypeNodeProperties" : "vehicleTypeEdgeProperties";
      for (const [index, property] of listOf(entry, list).entries()) {
        const there = `${path}.${list}[${index}]`;
        members(property, taken.property, there);
        const type = property["vehicleTypeId"];
        if (types.size > 0 && !types.has(type)) add("vehicleTypeId", `${there}.vehicleTypeId`);
        types.add(type);
      }
      if (kind === "station")
        members(recordIn(entry, "stationPosition"), ["x", "y"], `${path}.stationPosition`);
    }
  const said = [...found.values()];
  return { said: said.slice(0, maxKinds), more: Math.max(0, said.length - maxKinds) };
}
