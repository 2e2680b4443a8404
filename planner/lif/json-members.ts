import { limits } from "../plan/limits.ts";

/** What a description of ours says: "width: 2800 mm; door: 8 s". Nothing of prose, in which a width may be a load's. */
export function saidIn(description: string): ReadonlyMap<string, string> {
  const parts = description
    .split(";")
    .map((part) =>
      /^ *(?:(width|length): (\d+(?:\.\d+)?) mm|(door): (\d+(?:\.\d+)?) s|(handover): (\w+)|(chargers): (\d+)) *$/.exec(
        part,
      ),
    );
  return new Map(
    parts.every((part) => part !== null)
      ? parts.map((part) => part.slice(1).filter((each) => each !== undefined) as [string, string])
      : [],
  );
}

export function numberOf(said: ReadonlyMap<string, string>, name: string) {
  const found = said.get(name);
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

/** A number, also in quotes, in which the standard's own examples have a station's height. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^[+-]?\d{1,9}(\.\d{1,20})?$/.test(value) ? Number(value) : undefined;
}

/** The names of the properties by vehicle type in LIF 1.0 and 2.0. */
export const typeLists = {
  node: ["vehicleTypeNodeProperties", "mobileRobotTypeNodeProperties"],
  edge: ["vehicleTypeEdgeProperties", "mobileRobotTypeEdgeProperties"],
} as const;

/** A node's or an edge's properties by vehicle type. */
export const propertiesOf = (kind: keyof typeof typeLists, entry: Record<string, unknown>) =>
  typeLists[kind].flatMap((list) => listOf(entry, list));

/** The names of an edge's speed limit in LIF 1.0 and 2.0, m/s. */
export const speedKeys = ["maxSpeed", "maximumSpeed"] as const;

/** The lowest speed that a plan can take among those that an edge names for its vehicle types. */
export function speedOf(edge: Record<string, unknown>): number | undefined {
  const named = propertiesOf("edge", edge)
    .flatMap((property) => speedKeys.map((key) => numberIn(property[key])))
    .filter(isSpeed);
  return named.length > 0 ? Math.min(...named) : undefined;
}

const isSpeed = (value: number | undefined): value is number =>
  value !== undefined && value >= limits.slowest && value <= limits.fastest;

/** The vehicle types that a property is for, in words. */
export function typesOf(property: Record<string, unknown>): string[] {
  const named = listOf(property, "mobileRobotTypes").map((type) =>
    `${textIn(type, "manufacturer")} ${textIn(type, "seriesName")}`.trim(),
  );
  return property["vehicleTypeId"] === undefined ? named : [`${property["vehicleTypeId"]}`, ...named];
}

/** The actions of a property, in the lists of LIF 1.0 and 2.0. */
export const actionLists = ["actions", "requiredActions", "feasibleActions"] as const;

/** Whether vehicles do such a thing at a node: the standard tells a station's purpose by its nodes' actions. */
export const hasAction = (node: Record<string, unknown>, types: readonly string[]) =>
  propertiesOf("node", node).some((property) =>
    actionLists.some((list) =>
      listOf(property, list).some(({ actionType }) => types.some((type) => type === actionType)),
    ),
  );
