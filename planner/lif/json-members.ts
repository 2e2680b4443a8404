import { limits } from "../plan/limits.ts";

export function numberAfter(said: string, name: string, unit: "mm" | "s") {
  const found = new RegExp(`${name}: ([\\d.]+) ${unit}\\b`).exec(said)?.[1];
  return found === undefined ? undefined : Number(found);
}

export function textIn(value: Record<string, unknown>, key: string) {
  const found = value[key];
  return typeof found === "string" ? found : "";
}

export function recordIn(value: unknown, key: string): Record<string, unknown> {
  const found = (value as Record<string, unknown> | null | undefined)?.[key];
  return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
}

export function listIn(value: unknown, key: string): readonly unknown[] {
  const found = (value as Record<string, unknown> | null | undefined)?.[key];
  return Array.isArray(found) ? found : [];
}

export const listOf = (value: unknown, key: string) =>
  listIn(value, key).filter(
    (entry): entry is Record<string, unknown> => typeof entry === "object" && entry !== null,
  );

/** A file's layouts with their paths: in a list of LIF 1.0, or in LIF 2.0 one list for each origin. */
export function layoutsOf(input: unknown): { layout: unknown; path: string }[] {
  const listed = (of: unknown, path: string) =>
    listIn(of, "layouts").map((layout, at) => ({ layout, path: `${path}layouts[${at}]` }));
  return [
    ...listed(input, ""),
    ...listIn(input, "origins").flatMap((origin, at) => listed(origin, `origins[${at}].`)),
  ];
}

/** The names of the properties by vehicle type in LIF 1.0 and 2.0. */
export const typeLists = {
  node: ["vehicleTypeNodeProperties", "mobileRobotTypeNodeProperties"],
  edge: ["vehicleTypeEdgeProperties", "mobileRobotTypeEdgeProperties"],
} as const;

/** The names of an edge's speed limit in LIF 1.0 and 2.0, m/s. */
export const speedKeys = ["maxSpeed", "maximumSpeed"] as const;

/** The lowest speed that a plan can take among those that an edge names for its vehicle types. */
export function speedOf(edge: Record<string, unknown>): number | undefined {
  const named = typeLists.edge
    .flatMap((list) => listOf(edge, list))
    .flatMap((property) => speedKeys.map((key) => property[key]))
    .filter(isSpeed);
  return named.length > 0 ? Math.min(...named) : undefined;
}

const isSpeed = (value: unknown): value is number =>
  typeof value === "number" && value >= limits.slowest && value <= limits.fastest;

/** The vehicle types that a property is for, as keys. */
export function typesOf(property: Record<string, unknown>): string[] {
  const named = listOf(property, "mobileRobotTypes").map((type) =>
    JSON.stringify([type["manufacturer"], type["seriesName"]]),
  );
  return property["vehicleTypeId"] === undefined ? named : [`${property["vehicleTypeId"]}`, ...named];
}

/** Whether an edge of the first layout leads to a node that only another layout has, as lifts between levels do. */
export function leadsElsewhere(input: unknown): (edge: Record<string, unknown>) => boolean {
  const [here, ...others] = layoutsOf(input).map(({ layout }) => layout);
  const ids = (layout: unknown) => listOf(layout, "nodes").map((node) => node["nodeId"]);
  const elsewhere = new Set(others.flatMap(ids));
  for (const id of ids(here)) elsewhere.delete(id);
  return (edge) => elsewhere.has(edge["startNodeId"]) || elsewhere.has(edge["endNodeId"]);
}
