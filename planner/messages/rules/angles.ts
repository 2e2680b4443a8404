import { fieldsOf, listOf, numberOf } from "./read-content.ts";
import { broken, type Kind, kept, type Rule, type Sections } from "./rule.ts";

/** A little more than π: it is often written as 3.1416. */
const most = 3.1417;

/** Angles on the map are from −π to π. */
export const angles: Rule = {
  name: "angles",
  kinds: ["order", "state", "visualization"],
  sections: { "1.1": "6.6.5", "2.0": "6.6.5", "2.1": "6.7", "3.0": "6.3" },
  judge({ message, kind, version }) {
    const found = kind === "order" ? ofOrder(message) : ofPosition(message);
    const wrong = found.find(([, angle]) => Math.abs(angle) > most);
    if (wrong) {
      const section = wrongIn[kind]?.[version];
      const [field, angle] = wrong;
      return { ...broken(`${field} is ${angle}. An angle is from −π to π.`), ...(section && { section }) };
    }
    return found.length === 0 ? undefined : kept("Angles are from −π to π.");
  },
};

/** Where each message tells its angles. */
const wrongIn: Partial<Record<Kind, Sections>> = {
  order: { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "7.3" },
  state: { "1.1": "6.10.6", "2.0": "6.10.6", "2.1": "6.10.6", "3.0": "7.8" },
  visualization: { "1.1": "6.13", "2.0": "6.13", "2.1": "6.13", "3.0": "7.9" },
};

type Angle = [field: string, angle: number];

function ofOrder(message: Readonly<Record<string, unknown>>): Angle[] {
  const nodes = listOf(message["nodes"]).flatMap((node, at) => {
    const theta = numberOf(fieldsOf(fieldsOf(node)["nodePosition"])["theta"]);
    return theta === undefined ? [] : [[`nodes[${at}].nodePosition.theta`, theta] as Angle];
  });
  const edges = listOf(message["edges"]).flatMap((edge, at) => {
    const orientation = numberOf(fieldsOf(edge)["orientation"] ?? fieldsOf(edge)["robotOrientation"]);
    return orientation === undefined ? [] : [[`edges[${at}].orientation`, orientation] as Angle];
  });
  return [...nodes, ...edges];
}

function ofPosition(message: Readonly<Record<string, unknown>>): Angle[] {
  const field = "agvPosition" in message ? "agvPosition" : "mobileRobotPosition";
  const path = listOf(fieldsOf(message["intermediatePath"])["polyline"]);
  const all: [string, unknown][] = [
    [field, message[field]],
    ...path.map((point, at): [string, unknown] => [`intermediatePath.polyline[${at}]`, point]),
    ...listOf(message["nodeStates"]).map((node, at): [string, unknown] => {
      return [`nodeStates[${at}].nodePosition`, fieldsOf(node)["nodePosition"]];
    }),
  ];
  return all.flatMap(([name, place]) => {
    const theta = numberOf(fieldsOf(place)["theta"]);
    return theta === undefined ? [] : [[`${name}.theta`, theta] as Angle];
  });
}
