import { isMoment } from "../timestamp.ts";
import { fieldsOf, listOf, numberOf, positionOf } from "./read-content.ts";
import { broken, type Kind, kept, type Rule, type Version } from "./rule.ts";

type Fields = Readonly<Record<string, unknown>>;
type Value = [field: string, value: unknown];

/** Quantities that have no sign: the text says so, or nothing else has a meaning; not every schema does. */
const quantities = {
  nodes: ["allowedDeviationXY", "allowedDeviationTheta"],
  edges: [
    "maxRotationSpeed",
    "maxSpeed",
    "maximumSpeed",
    "maxHeight",
    "maximumHeight",
    "minHeight",
    "length",
  ],
  state: ["distanceSinceLastNode"],
  position: ["deviationRange"],
  size: ["length", "width", "height"],
  load: ["maxWeight", "maximumWeight", "minLoadhandlingHeight", "maxLoadhandlingHeight"],
  wheel: ["diameter", "width"],
  timing: [
    ...["minOrderInterval", "minStateInterval", "defaultStateInterval", "visualizationInterval"],
    ...["minimumOrderInterval", "minimumStateInterval"],
  ],
  type: ["maxLoadMass", "maximumLoadMass"],
  body: [
    ...[
      "angularSpeedMin",
      "angularSpeedMax",
      "speedMax",
      "accelerationMax",
      "decelerationMax",
      "heightMin",
      "heightMax",
    ],
    ...["maximumSpeed", "maximumAcceleration", "maximumDeceleration"],
    ...["minimumHeight", "maximumHeight", "width", "length"],
  ],
} as const;

/** The least and the most of one quantity: of a factsheet's body, its timing, its load sets, and of an edge. */
const pairs = {
  body: [
    ["speedMin", "speedMax"],
    ["angularSpeedMin", "angularSpeedMax"],
    ["minimumSpeed", "maximumSpeed"],
    ["heightMin", "heightMax"],
    ["minimumHeight", "maximumHeight"],
  ],
  timing: [
    ["minStateInterval", "defaultStateInterval"],
    ["minimumStateInterval", "defaultStateInterval"],
  ],
  load: [
    ["minLoadhandlingHeight", "maxLoadhandlingHeight"],
    ["minLoadhandlingDepth", "maxLoadhandlingDepth"],
    ["minLoadhandlingTilt", "maxLoadhandlingTilt"],
  ],
  edge: [
    ["minHeight", "maxHeight"],
    ["minimumLoadHandlingDeviceHeight", "maximumMobileRobotHeight"],
  ],
} as const;

const orientations: readonly unknown[] = ["GLOBAL", "TANGENTIAL"];

/** Values keep to what the standard's text allows where its schemas don't say it. */
export const ranges: Rule = {
  name: "ranges",
  kinds: ["order", "state", "visualization", "factsheet"],
  sections: { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "7.3" },
  after: ["schema", "order-graph"],
  judge({ message, kind, version }) {
    const section = sectionsOf[kind]?.[version];
    if (section === undefined) return undefined;
    const values = valuesOf(kind, message);
    const wrong =
      values.flatMap(([field, value]) => {
        const number = numberOf(value);
        return number !== undefined && number < 0 ? [`${field} is ${number}. It is 0 or more.`] : [];
      })[0] ?? wrongs[kind]?.(message);
    if (wrong) return { ...broken(wrong), section };
    return values.length === 0 ? undefined : { ...kept("Quantities are 0 or more."), section };
  },
};

const sectionsOf: Partial<Record<Kind, Partial<Record<Version, string>>>> = {
  order: { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "7.3" },
  state: { "1.1": "6.10.6", "2.0": "6.10.6", "2.1": "6.10.6", "3.0": "7.8" },
  visualization: { "1.1": "6.13", "2.0": "6.13", "2.1": "6.13", "3.0": "7.9" },
  factsheet: { "2.0": "7.1.3", "2.1": "6.15.1", "3.0": "7.10" },
};

function valuesOf(kind: Kind, message: Fields): Value[] {
  if (kind === "order")
    return [
      ...listOf(message["nodes"]).flatMap((node, at) =>
        among(fieldsOf(node)["nodePosition"], `nodes[${at}].nodePosition`, quantities.nodes),
      ),
      ...listOf(message["edges"]).flatMap((edge, at) => among(edge, `edges[${at}]`, quantities.edges)),
    ];
  if (kind === "factsheet")
    return [
      ...among(message["typeSpecification"], "typeSpecification", quantities.type),
      ...among(message["physicalParameters"], "physicalParameters", quantities.body),
      ...among(fieldsOf(message["protocolLimits"])["timing"], "protocolLimits.timing", quantities.timing),
      ...loadSetsIn(message).flatMap((set, at) => [
        ...among(set, `loadSets[${at}]`, quantities.load),
        ...among(set["loadDimensions"], `loadSets[${at}].loadDimensions`, quantities.size),
      ]),
      ...wheelsIn(message).flatMap((wheel, at) => among(wheel, `wheelDefinitions[${at}]`, quantities.wheel)),
    ];
  const position = "agvPosition" in message ? "agvPosition" : "mobileRobotPosition";
  return [
    ...among(message, "", quantities.state),
    ...among(message[position], position, quantities.position),
    ...listOf(message["loads"]).flatMap((load, at) =>
      among(fieldsOf(load)["loadDimensions"], `loads[${at}].loadDimensions`, quantities.size),
    ),
  ];
}

function among(value: unknown, path: string, names: readonly string[]): Value[] {
  const fields = fieldsOf(value);
  return names.flatMap((name) =>
    numberOf(fields[name]) === undefined ? [] : [[path ? `${path}.${name}` : name, fields[name]] as Value],
  );
}

/** A loadId tells one load from all others. */
function doubledLoad(message: Fields) {
  const seen = new Set<string>();
  for (const load of listOf(message["loads"])) {
    const { loadId } = fieldsOf(load) as { loadId?: unknown };
    if (typeof loadId !== "string" || loadId === "") continue;
    if (seen.has(loadId)) return `loads has ${JSON.stringify(loadId.slice(0, 40))} twice.`;
    seen.add(loadId);
  }
  return undefined;
}

const loadSetsIn = (message: Fields) =>
  listOf(fieldsOf(message["loadSpecification"])["loadSets"]).map((set) => fieldsOf(set));
const wheelsIn = (message: Fields) => {
  const shape = fieldsOf(message["agvGeometry"] ?? message["mobileRobotGeometry"]);
  return listOf(shape["wheelDefinitions"]).map((wheel) => fieldsOf(wheel));
};

function wrongPair(value: unknown, path: string, known: readonly (readonly [string, string])[]) {
  const fields = fieldsOf(value);
  for (const [least, most] of known) {
    const [from, to] = [numberOf(fields[least]), numberOf(fields[most])];
    /* 0 stands for no limit, where it is one. */
    if (from !== undefined && to !== undefined && to > 0 && from > to)
      return `${path}.${least} is ${from}, more than ${most}, ${to}.`;
  }
  return undefined;
}

/** What a factsheet says of one thing twice, or of what it hasn't. */
function wrongSheet(message: Fields) {
  const sets = loadSetsIn(message);
  const features = fieldsOf(message["protocolFeatures"]);
  const actions = listOf(features["agvActions"] ?? features["mobileRobotActions"]).map((each) =>
    fieldsOf(each),
  );
  const places = listOf(fieldsOf(message["loadSpecification"])["loadPositions"]);
  const named = places.length === 0 ? undefined : sets.flatMap((set) => listOf(set["loadPositions"]));
  const lost = named?.find((place) => !places.includes(place));
  return (
    wrongPair(message["physicalParameters"], "physicalParameters", pairs.body) ??
    wrongPair(fieldsOf(message["protocolLimits"])["timing"], "protocolLimits.timing", pairs.timing) ??
    sets.map((set, at) => wrongPair(set, `loadSets[${at}]`, pairs.load)).find(Boolean) ??
    twice(sets, "setName", "loadSets") ??
    twice(actions, "actionType", "protocolFeatures") ??
    (lost === undefined
      ? undefined
      : `A load set is for ${JSON.stringify(lost).slice(0, 60)}, which isn't among loadPositions.`)
  );
}

function twice(list: readonly Fields[], field: string, path: string) {
  const names = list.map((each) => each[field]);
  const again = names.find((name, at) => typeof name === "string" && names.indexOf(name) < at);
  return again === undefined
    ? undefined
    : `${path} has ${field} ${JSON.stringify(again).slice(0, 60)} twice.`;
}

/** m by which a way may be shorter than the straight one between its nodes, beyond what they allow. */
const shortcut = 0.5;

function wrongOrder(message: Fields) {
  const nodes = listOf(message["nodes"]).map((node) => positionOf(fieldsOf(node)["nodePosition"]));
  for (const [at, edge] of listOf(message["edges"]).entries()) {
    const wrong = wrongPair(edge, `edges[${at}]`, pairs.edge);
    if (wrong) return wrong;
    const [from, to, length] = [nodes[at], nodes[at + 1], numberOf(fieldsOf(edge)["length"])];
    if (!from || !to || length === undefined || from.mapId !== to.mapId) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const straight = Math.sqrt(dx * dx + dy * dy);
    if (length + from.within + to.within + shortcut < straight)
      return `edges[${at}].length is ${length} m. Its nodes are ${straight.toFixed(1)} m apart.`;
  }
  return wrongWord(message);
}

function wrongWord(message: Fields) {
  for (const [at, edge] of listOf(message["edges"]).entries()) {
    const { orientationType: word } = fieldsOf(edge) as { orientationType?: unknown };
    if (typeof word === "string" && !orientations.includes(word))
      return `edges[${at}].orientationType is ${JSON.stringify(word.slice(0, 40))}. It is GLOBAL or TANGENTIAL.`;
  }
  return undefined;
}

/** When a vehicle expects to be where: its points' moments are in UTC (since 3.0). */
function wrongPath(message: Fields) {
  const points = listOf(fieldsOf(message["intermediatePath"])["polyline"]);
  const at = points.findIndex((point) => !isMoment(fieldsOf(point)["eta"]));
  return at < 0 ? undefined : `intermediatePath.polyline[${at}].eta is no moment in UTC.`;
}

const wrongs: Partial<Record<Kind, (message: Fields) => string | undefined>> = {
  factsheet: wrongSheet,
  order: wrongOrder,
  state: (message) => doubledLoad(message) ?? wrongPath(message),
  visualization: wrongPath,
};
