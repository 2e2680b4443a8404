import { fieldsOf, listOf, numberOf } from "./read-content.ts";
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
  type: ["maxLoadMass", "maximumLoadMass"],
  body: [
    ...["speedMax", "accelerationMax", "decelerationMax", "heightMin", "heightMax"],
    ...["maximumSpeed", "maximumAcceleration", "maximumDeceleration"],
    ...["minimumHeight", "maximumHeight", "width", "length"],
  ],
} as const;

/** The least and the most of one quantity of a factsheet. */
const pairs = [
  ["speedMin", "speedMax"],
  ["minimumSpeed", "maximumSpeed"],
  ["heightMin", "heightMax"],
  ["minimumHeight", "maximumHeight"],
] as const;

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
    ];
  const position = "agvPosition" in message ? "agvPosition" : "mobileRobotPosition";
  return [
    ...among(message, "", quantities.state),
    ...among(message[position], position, quantities.position),
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

function wrongPair(message: Fields) {
  const body = fieldsOf(message["physicalParameters"]);
  for (const [least, most] of pairs) {
    const [from, to] = [numberOf(body[least]), numberOf(body[most])];
    if (from !== undefined && to !== undefined && from > to)
      return `physicalParameters.${least} is ${from}, more than ${most}, ${to}.`;
  }
  return undefined;
}

function wrongWord(message: Fields) {
  for (const [at, edge] of listOf(message["edges"]).entries()) {
    const { orientationType: word } = fieldsOf(edge) as { orientationType?: unknown };
    if (typeof word === "string" && !orientations.includes(word))
      return `edges[${at}].orientationType is ${JSON.stringify(word.slice(0, 40))}. It is GLOBAL or TANGENTIAL.`;
  }
  return undefined;
}

const wrongs: Partial<Record<Kind, (message: Fields) => string | undefined>> = {
  factsheet: wrongPair,
  order: wrongWord,
  state: doubledLoad,
};
