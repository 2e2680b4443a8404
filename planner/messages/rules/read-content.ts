import type { Kind } from "./rule.ts";

type Fields = Readonly<Record<string, unknown>>;

export type Action = {
  id: string;
  type: string;
  blocking: unknown;
  retriable: boolean;
  parameters: ReadonlyMap<string, unknown>;
  text: string;
};

export type Position = { x: number; y: number; theta: number | undefined; mapId: unknown; within: number };

export type Node = {
  id: string;
  sequence: number;
  released: boolean;
  position: Position | undefined;
  actions: Action[];
  /** What must not change in an update, as text. */
  content: string;
};

export type Edge = {
  id: string;
  sequence: number;
  released: boolean;
  start: unknown;
  end: unknown;
  /** m */
  length: number | undefined;
  /** m/s at most */
  speed: number | undefined;
  actions: Action[];
};

export type Order = {
  orderId: string;
  updateId: number;
  nodes: Node[];
  edges: Edge[];
  zoneSet: string | undefined;
  text: string;
};

export type ActionState = { id: string; type: unknown; status: string };

type Part = { id: string; sequence: number; released: boolean };

export type State = {
  orderId: string;
  updateId: number;
  lastNodeId: string;
  lastSequence: number;
  nodes: Part[];
  edges: Part[];
  /** Actions of the order; up to 2.1 also the instant ones. */
  actions: ActionState[];
  /** All actions that it reports. */
  allActions: Map<string, ActionState>;
  driving: boolean;
  paused: boolean;
  asksForBase: boolean;
  mode: string;
  errors: Fault[];
  position: Position | undefined;
  /** Whether the vehicle knows where it is. */
  localized: boolean;
  /** Which emergency stop is on, if one is. */
  emergencyStop: string | undefined;
  velocity: { speed: number; turning: number } | undefined;
  charging: boolean | undefined;
  /** Undefined where it doesn't tell them. */
  loads: readonly Fields[] | undefined;
  maps: readonly StoredMap[] | undefined;
  zoneSet: string | undefined;
  /** Zone sets on the vehicle, and what it asks fleet control for (since 3.0). */
  zoneSets: readonly StoredZones[] | undefined;
  requests: Request[];
  /** m since the last node */
  driven: number | undefined;
};

/** A map on a vehicle. */
type StoredMap = { id: unknown; version: unknown; inUse: boolean };

type StoredZones = { id: unknown; map: unknown; inUse: boolean };

/** What a vehicle asks for: the corridor of an edge, or a zone. */
export type Request = {
  id: string;
  type: unknown;
  status: string;
  /** What it is for, as text, to tell two apart. */
  what: string;
  edge: { id: unknown; sequence: unknown } | undefined;
  zone: { id: unknown; set: unknown; hasCurve: boolean } | undefined;
};

/** A zone set as fleet control has sent it. */
export type ZoneSet = { id: string; text: string; zones: Zone[] };
type Zone = { id: unknown; type: unknown; corners: { x: number; y: number }[] };

/** Fleet control's answer to a request. */
type Response = { id: string; grant: unknown; lease: unknown };

type Fault = { type: string; level: unknown; references: { key: string; value: string }[] };

/** An action that a vehicle knows: where it may stand, and its parameters' types by key. */
type KnownAction = {
  scopes: readonly unknown[];
  blockings: readonly unknown[];
  required: string[];
  types: Map<string, unknown>;
};

export type Factsheet = {
  arrays: Fields;
  timing: Fields;
  /** The longest identifier, word of an enumeration or key, loadId, and message, in characters. */
  longest: Readonly<Record<"id" | "word" | "loadId" | "message", number | undefined>>;
  /** Whether identifiers have digits alone. */
  hasNumbers: boolean;
  /** Optional parameters that it asks for, by their full names. */
  required: readonly string[];
  loadSets: readonly Fields[];
  /** m/s and kg */
  speed: number | undefined;
  load: number | undefined;
  places: readonly unknown[];
  actions: Map<string, KnownAction>;
};

/** What rules read of a message; undefined where a field that they need is missing or of another type. */
export type Content = {
  order?: Order | undefined;
  actions?: Action[] | undefined;
  state?: State | undefined;
  connection?: string | undefined;
  factsheet?: Factsheet | undefined;
  zoneSet?: ZoneSet | undefined;
  responses?: Response[] | undefined;
  /** What a visualization shows. */
  shown?: Shown | undefined;
};

/** Where a vehicle is; speed in m/s. */
type Shown = { position: Position | undefined; speed: number | undefined; localized: boolean };

export function contentOf(kind: Kind, message: Fields): Content {
  switch (kind) {
    case "order":
      return { order: orderOf(message) };
    case "instantActions":
      return { actions: actionsOf(message["actions"] ?? message["instantActions"]) };
    case "state":
      return { state: stateOf(message) };
    case "connection":
      return { connection: textOf(message["connectionState"]) };
    case "factsheet":
      return { factsheet: factsheetOf(message) };
    case "visualization":
      return { shown: shownIn(message) };
    case "zoneSet":
      return { zoneSet: zoneSetOf(message["zoneSet"]) };
    case "responses":
      return { responses: every(message["responses"], responseOf) };
    default:
      return {};
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
export const numberOf = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** All of a list as something, or undefined if one entry can't be read as that. */
function every<T>(list: unknown, read: (entry: Fields) => T | undefined): T[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const all: T[] = [];
  for (const entry of list) {
    const one = isFields(entry) ? read(entry) : undefined;
    if (one === undefined) return undefined;
    all.push(one);
  }
  return all;
}

function actionsOf(list: unknown): Action[] | undefined {
  return every(list, (entry) => {
    const [id, type] = [textOf(entry["actionId"]), textOf(entry["actionType"] ?? entry["actionName"])];
    if (id === undefined || type === undefined) return undefined;
    const parameters = new Map(
      listOf(entry["actionParameters"]).flatMap((each): [string, unknown][] => {
        const { key, value } = fieldsOf(each) as Record<string, unknown>;
        return typeof key === "string" ? [[key, value]] : [];
      }),
    );
    const retriable = entry["retriable"] === true;
    return { id, type, blocking: entry["blockingType"], retriable, parameters, text: JSON.stringify(entry) };
  });
}

function partOf(idField: "nodeId" | "edgeId") {
  return (entry: Fields): Part | undefined => {
    const [id, sequence, released] = [
      textOf(entry[idField]),
      numberOf(entry["sequenceId"]),
      entry["released"],
    ];
    if (id === undefined || sequence === undefined || typeof released !== "boolean") return undefined;
    return { id, sequence, released };
  };
}

const [nodePart, edgePart] = [partOf("nodeId"), partOf("edgeId")];

function orderOf(message: Fields): Order | undefined {
  const [orderId, updateId] = [textOf(message["orderId"]), numberOf(message["orderUpdateId"])];
  const nodes = every(message["nodes"], (entry): Node | undefined => {
    const [part, actions] = [nodePart(entry), actionsOf(entry["actions"] ?? [])];
    if (!part || !actions) return undefined;
    const position = positionOf(entry["nodePosition"]);
    const { x, y, theta, within } = position ?? {};
    const content = JSON.stringify([part.id, x, y, theta, within, actions.map(({ text }) => text)]);
    return { ...part, position, actions, content };
  });
  const edges = every(message["edges"], (entry): Edge | undefined => {
    const [part, actions] = [edgePart(entry), actionsOf(entry["actions"] ?? [])];
    if (!part || !actions) return undefined;
    return {
      ...part,
      actions,
      start: entry["startNodeId"],
      end: entry["endNodeId"],
      length: numberOf(entry["length"]),
      speed: numberOf(entry["maxSpeed"] ?? entry["maximumSpeed"]),
    };
  });
  if (orderId === undefined || updateId === undefined || !nodes || !edges) return undefined;
  const zoneSet = textOf(message["zoneSetId"]);
  return {
    orderId,
    updateId,
    nodes,
    edges,
    zoneSet,
    text: JSON.stringify([message["nodes"], message["edges"]]),
  };
}

export function positionOf(value: unknown): Position | undefined {
  const { x, y, theta, mapId, allowedDeviationXY, allowedDeviationXy, deviationXY } = fieldsOf(
    value,
  ) as Fields & {
    x?: unknown;
    y?: unknown;
    theta?: unknown;
    mapId?: unknown;
    allowedDeviationXY?: unknown;
    allowedDeviationXy?: unknown;
    deviationXY?: unknown;
  };
  const [px, py] = [numberOf(x), numberOf(y)];
  if (px === undefined || py === undefined) return undefined;
  const allowed = allowedDeviationXY ?? allowedDeviationXy ?? deviationXY;
  /* An ellipse in 3.0; its longer axis bounds it. */
  const { a, b } = fieldsOf(allowed) as { a?: unknown; b?: unknown };
  const within = numberOf(allowed) ?? Math.max(numberOf(a) ?? 0, numberOf(b) ?? 0);
  return { x: px, y: py, theta: numberOf(theta), mapId, within };
}

function actionStatesOf(list: unknown): ActionState[] | undefined {
  return every(list, (entry) => {
    const [id, status] = [textOf(entry["actionId"]), textOf(entry["actionStatus"])];
    return id === undefined || status === undefined ? undefined : { id, status, type: entry["actionType"] };
  });
}

function shownIn(message: Fields): Shown {
  const place = message["agvPosition"] ?? message["mobileRobotPosition"];
  const { positionInitialized, localized } = fieldsOf(place) as Record<string, unknown>;
  return {
    position: positionOf(place),
    speed: velocityOf(message["velocity"])?.speed,
    localized: positionInitialized !== false && localized !== false,
  };
}

function velocityOf(velocity: unknown) {
  if (!isFields(velocity)) return undefined;
  const { vx, vy, omega } = velocity as { vx?: unknown; vy?: unknown; omega?: unknown };
  const [ahead, aside] = [numberOf(vx) ?? 0, numberOf(vy) ?? 0];
  return { speed: Math.sqrt(ahead * ahead + aside * aside), turning: Math.abs(numberOf(omega) ?? 0) };
}

function stateOf(message: Fields): State | undefined {
  const [orderId, updateId] = [textOf(message["orderId"]), numberOf(message["orderUpdateId"])];
  const [lastNodeId, lastSequence] = [textOf(message["lastNodeId"]), numberOf(message["lastNodeSequenceId"])];
  const [nodes, edges] = [every(message["nodeStates"], nodePart), every(message["edgeStates"], edgePart)];
  const actions = actionStatesOf(message["actionStates"]);
  if (orderId === undefined || updateId === undefined || lastNodeId === undefined) return undefined;
  if (lastSequence === undefined || !nodes || !edges || !actions) return undefined;
  const instant = actionStatesOf(message["instantActionStates"] ?? []) ?? [];
  const place = message["agvPosition"] ?? message["mobileRobotPosition"];
  const { positionInitialized, localized } = fieldsOf(place) as Record<string, unknown>;
  const { eStop, activeEmergencyStop: stop = eStop } = fieldsOf(message["safetyState"]) as Record<
    string,
    unknown
  >;
  return {
    ...{ orderId, updateId, lastNodeId, lastSequence, nodes, edges, actions },
    allActions: new Map([...actions, ...instant].map((action) => [action.id, action])),
    driving: message["driving"] === true,
    paused: message["paused"] === true,
    asksForBase: message["newBaseRequest"] === true,
    mode: textOf(message["operatingMode"]) ?? "",
    errors: listOf(message["errors"]).map((entry) => {
      const error = fieldsOf(entry);
      const references = listOf(error["errorReferences"]).map((each) => {
        const { referenceKey, referenceValue } = fieldsOf(each) as Record<string, unknown>;
        return { key: String(referenceKey), value: String(referenceValue) };
      });
      return { type: textOf(error["errorType"]) ?? "", level: error["errorLevel"], references };
    }),
    position: positionOf(place),
    localized: positionInitialized !== false && localized !== false,
    emergencyStop: stop === "NONE" ? undefined : textOf(stop),
    velocity: velocityOf(message["velocity"]),
    charging: chargingOf(message["batteryState"] ?? message["powerSupply"]),
    loads: every(message["loads"], (load) => load),
    maps: every(message["maps"], ({ mapId, mapVersion, mapStatus }) => {
      if (mapStatus !== "ENABLED" && mapStatus !== "DISABLED") return undefined;
      return { id: mapId, version: mapVersion, inUse: mapStatus === "ENABLED" };
    }),
    zoneSet: textOf(message["zoneSetId"]),
    zoneSets: every(message["zoneSets"], ({ zoneSetId, mapId, zoneSetStatus }) => {
      return { id: zoneSetId, map: mapId, inUse: zoneSetStatus === "ENABLED" };
    }),
    requests: [...listOf(message["zoneRequests"]), ...listOf(message["edgeRequests"])].flatMap(requestOf),
    driven: numberOf(message["distanceSinceLastNode"]),
  };
}

function requestOf(value: unknown): Request[] {
  const { requestId, requestType: type, requestStatus, ...of } = fieldsOf(value) as Record<string, unknown>;
  const [id, status] = [textOf(requestId), textOf(requestStatus)];
  if (id === undefined || status === undefined) return [];
  const { zoneId, zoneSetId, trajectory, edgeId, sequenceId } = of;
  const edge = edgeId === undefined ? undefined : { id: edgeId, sequence: sequenceId };
  const zone =
    zoneId === undefined ? undefined : { id: zoneId, set: zoneSetId, hasCurve: isFields(trajectory) };
  const what = JSON.stringify([zoneSetId, zoneId, edgeId, sequenceId]);
  return [{ id, type, status, what, edge, zone }];
}

function zoneSetOf(value: unknown): ZoneSet | undefined {
  const { zoneSetId, mapId, zones: list } = fieldsOf(value) as Record<string, unknown>;
  const [id, zones] = [textOf(zoneSetId), every(list, zoneOf)];
  return id === undefined || !zones ? undefined : { id, zones, text: JSON.stringify([mapId, list]) };
}

function zoneOf({ zoneId, zoneType, vertices }: Fields & { zoneId?: unknown }): Zone | undefined {
  const corners = every(vertices, ({ x, y }) => {
    const [px, py] = [numberOf(x), numberOf(y)];
    return px === undefined || py === undefined ? undefined : { x: px, y: py };
  });
  return corners && { id: zoneId, type: zoneType, corners };
}

function responseOf({ requestId, grantType, leaseExpiry }: Fields): Response | undefined {
  const id = textOf(requestId);
  return id === undefined ? undefined : { id, grant: grantType, lease: leaseExpiry };
}

function chargingOf(power: unknown) {
  const { charging } = fieldsOf(power) as Record<string, unknown>;
  return typeof charging === "boolean" ? charging : undefined;
}

function factsheetOf(message: Fields): Factsheet | undefined {
  const limits = fieldsOf(message["protocolLimits"]);
  const features = fieldsOf(message["protocolFeatures"]);
  const texts = fieldsOf(limits["maxStringLens"] ?? limits["maximumStringLengths"]);
  const body = fieldsOf(message["physicalParameters"]);
  const type = fieldsOf(message["typeSpecification"]);
  const loads = fieldsOf(message["loadSpecification"]);
  const actions = new Map<string, KnownAction>();
  for (const entry of listOf(features["agvActions"] ?? features["mobileRobotActions"])) {
    const { actionType, actionScopes, actionParameters, blockingTypes } = fieldsOf(entry) as Record<
      string,
      unknown
    >;
    if (typeof actionType !== "string") continue;
    const required = listOf(actionParameters).flatMap((each) => {
      const { key, isOptional } = fieldsOf(each) as Record<string, unknown>;
      return typeof key === "string" && isOptional === false ? [key] : [];
    });
    const types = new Map(
      listOf(actionParameters).flatMap((each): [string, unknown][] => {
        const { key, valueDataType } = fieldsOf(each) as Record<string, unknown>;
        return typeof key === "string" ? [[key, valueDataType]] : [];
      }),
    );
    actions.set(actionType, {
      ...{ scopes: listOf(actionScopes), blockings: listOf(blockingTypes) },
      ...{ required, types },
    });
  }
  return {
    arrays: fieldsOf(limits["maxArrayLens"] ?? limits["maximumArrayLengths"]),
    timing: fieldsOf(limits["timing"]),
    longest: {
      id: numberOf(texts["idLen"] ?? texts["maximumIdLength"]),
      word: numberOf(texts["enumLen"]),
      loadId: numberOf(texts["loadIdLen"] ?? texts["maximumLoadIdLength"]),
      message: numberOf(texts["msgLen"] ?? texts["maximumMessageLength"]),
    },
    hasNumbers: texts["idNumericalOnly"] === true,
    required: listOf(features["optionalParameters"]).flatMap((each) => {
      const { parameter, support } = fieldsOf(each) as Record<string, unknown>;
      return support === "REQUIRED" && typeof parameter === "string" ? [parameter] : [];
    }),
    loadSets: listOf(loads["loadSets"]).map(fieldsOf),
    speed: numberOf(body["speedMax"] ?? body["maximumSpeed"]),
    load: numberOf(type["maxLoadMass"] ?? type["maximumLoadMass"]),
    places: listOf(loads["loadPositions"]),
    actions,
  };
}

export function apart(one: Pick<Position, "x" | "y">, other: Pick<Position, "x" | "y">) {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(dx * dx + dy * dy);
}
