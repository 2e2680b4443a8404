import { type Factsheet, fieldsOf, listOf, numberOf } from "./read-content.ts";
import { broken, type Finding, type Heard, kept, type Rule } from "./rule.ts";

/** Every vehicle understands these, whatever its factsheet lists. */
const always = new Set(["cancelOrder", "startPause", "stopPause", "stateRequest", "factsheetRequest"]);

/** Fleet control asks nothing of a vehicle that its factsheet rules out. */
export const factsheetLimits: Rule = {
  name: "factsheet-limits",
  kinds: ["order", "instantActions"],
  sections: { "2.0": "7.1.3", "2.1": "6.15.1", "3.0": "7.10" },
  after: ["schema", "order-graph", "identifiers"],
  judge(heard, { factsheet, lastOrderAt }) {
    if (!factsheet) return undefined;
    const wrong =
      tooLong(heard, factsheet.arrays) ??
      wrongId(heard, factsheet) ??
      longText(heard, factsheet.longest) ??
      missingParameter(heard, factsheet.required) ??
      unknownAction(heard, factsheet.actions);
    if (wrong) return wrong;
    const least = numberOf(factsheet.timing["minOrderInterval"] ?? factsheet.timing["minimumOrderInterval"]);
    const { at } = heard.header;
    if (heard.kind === "order" && least && at !== undefined && lastOrderAt !== undefined && !heard.stale) {
      const since = (at - lastOrderAt) / 1000;
      if (since >= 0 && since < least - 0.001)
        return broken(
          `The order comes ${since} s after the last one. The factsheet asks for ${least} s at least.`,
        );
    }
    return kept("The message keeps the limits of the factsheet.");
  },
};

function tooLong(
  { message, content: { order, actions } }: Heard,
  arrays: Readonly<Record<string, unknown>>,
): Finding | undefined {
  const longest = (lists: readonly { length: number }[]) =>
    lists.reduce((most, each) => Math.max(most, each.length), 0);
  const parts = [...(order?.nodes ?? []), ...(order?.edges ?? [])].map((part) => part.actions);
  const curves = listOf(message["edges"]).map((edge) => fieldsOf(fieldsOf(edge)["trajectory"]));
  const lengths: [key: string, length: number][] = [
    ["order.nodes", order?.nodes.length ?? 0],
    ["order.edges", order?.edges.length ?? 0],
    ["node.actions", longest(order?.nodes.map((node) => node.actions) ?? [])],
    ["edge.actions", longest(order?.edges.map((edge) => edge.actions) ?? [])],
    ["instantActions", actions?.length ?? 0],
    [
      "actions.actionsParameters",
      longest([...parts.flat(), ...(actions ?? [])].map(({ parameters }) => ({ length: parameters.size }))),
    ],
    ["trajectory.knotVector", longest(curves.map((curve) => listOf(curve["knotVector"])))],
    ["trajectory.controlPoints", longest(curves.map((curve) => listOf(curve["controlPoints"])))],
  ];
  for (const [key, length] of lengths) {
    const most = numberOf(arrays[key]);
    if (most && length > most) return broken(`${key}: ${length} entries. The factsheet allows ${most}.`);
  }
  return undefined;
}

function wrongId({ content: { order, actions } }: Heard, sheet: Factsheet): Finding | undefined {
  const most = sheet.longest.id;
  const parts = [...(order?.nodes ?? []), ...(order?.edges ?? [])];
  const maps = (order?.nodes ?? []).flatMap(({ position }) => position?.mapId ?? []);
  const ids = [
    ...(order ? [order.orderId, order.zoneSet ?? ""] : []),
    ...parts.flatMap((part) => [part.id, ...part.actions.map(({ id }) => id)]),
    ...maps.map(String),
    ...(actions ?? []).map(({ id }) => id),
  ];
  const long = most ? ids.find((id) => id.length > most) : undefined;
  if (long !== undefined)
    return broken(
      `${JSON.stringify(long.slice(0, 60))} has ${long.length} characters. The factsheet allows identifiers of ${most}.`,
    );
  const named = sheet.hasNumbers ? ids.find((id) => /\D/.test(id)) : undefined;
  if (named === undefined) return undefined;
  return broken(
    `${JSON.stringify(named.slice(0, 60))} isn't a number. The factsheet allows no other identifiers.`,
  );
}

function longText({ message, content: { order, actions } }: Heard, longest: Factsheet["longest"]) {
  const parts = [...(order?.nodes ?? []), ...(order?.edges ?? [])].flatMap((part) => part.actions);
  const words = [...parts, ...(actions ?? [])].flatMap(({ type, parameters }) => [
    type,
    ...parameters.keys(),
  ]);
  const long = longest.word ? words.find((word) => word.length > (longest.word ?? 0)) : undefined;
  if (long !== undefined)
    return broken(
      `${JSON.stringify(long.slice(0, 60))} has ${long.length} characters. The factsheet allows words of ${longest.word}.`,
    );
  const length = longest.message ? JSON.stringify(message).length : 0;
  if (length <= (longest.message ?? 0)) return undefined;
  return broken(`The message has ${length} characters. The factsheet allows ${longest.message}.`);
}

/** An optional parameter that the vehicle needs, such as `order.nodes.nodePosition.theta`: wherever it can stand. */
function missingParameter({ kind, message }: Heard, required: readonly string[]): Finding | undefined {
  for (const name of required) {
    const [root, ...path] = name.replaceAll("[]", "").split(".");
    if (root === kind && path.length > 0 && lacks(message, path))
      return broken(`The message lacks ${name}, which the factsheet requires.`);
  }
  return undefined;
}

function lacks(value: unknown, [field = "", ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((entry) => lacks(entry, [field, ...rest]));
  const inner = fieldsOf(value)[field];
  if (inner === undefined || inner === null) return rest.length === 0;
  return rest.length > 0 && lacks(inner, rest);
}

type Known = Factsheet["actions"];

/** Whether a value can be read as of a type; many write numbers and truths as texts. */
const isOfType: Readonly<Record<string, (value: unknown) => boolean>> = {
  BOOL: isTruth,
  BOOLEAN: isTruth,
  NUMBER: isNumber,
  INTEGER: (value) => isNumber(value) && Number.isInteger(Number(value)),
  FLOAT: isNumber,
  STRING: (value) => typeof value !== "object",
  OBJECT: (value) => typeof value === "object" || typeof value === "string",
  ARRAY: (value) => Array.isArray(value) || typeof value === "string",
};

function isTruth(value: unknown) {
  return /^(true|false)$/i.test(String(value));
}

function isNumber(value: unknown) {
  const isText = typeof value === "string" && value.trim() !== "";
  return (typeof value === "number" || isText) && Number.isFinite(Number(value));
}

function unknownAction({ content: { order, actions } }: Heard, known: Known): Finding | undefined {
  if (known.size === 0) return undefined;
  const scoped = [
    ...(order?.nodes ?? []).flatMap((node) => node.actions.map((action) => ({ action, scope: "NODE" }))),
    ...(order?.edges ?? []).flatMap((edge) => edge.actions.map((action) => ({ action, scope: "EDGE" }))),
    ...(actions ?? []).map((action) => ({ action, scope: "INSTANT" })),
  ];
  for (const { action, scope } of scoped) {
    const { type, id, parameters } = action;
    const listed = known.get(type);
    if (!listed) {
      if (always.has(type)) continue;
      return broken(`Action ${type} (${id}) isn't among those of the vehicle's factsheet.`);
    }
    if (listed.scopes.length > 0 && !listed.scopes.includes(scope))
      return broken(
        `Action ${type} (${id}) is sent for ${scope}. The factsheet allows ${listed.scopes.join(", ")}.`,
      );
    if (listed.blockings.length > 0 && !listed.blockings.includes(action.blocking))
      return broken(
        `Action ${type} (${id}) is ${action.blocking}. The factsheet allows ${listed.blockings.join(", ")}.`,
      );
    const missing = listed.required.find((key) => !parameters.has(key));
    if (missing)
      return broken(`Action ${type} (${id}) lacks the parameter ${missing}, which the factsheet requires.`);
    for (const [key, value] of parameters) {
      const due = listed.types.get(key);
      if (typeof due === "string" && isOfType[due.toUpperCase()]?.(value) === false)
        return broken(
          `Parameter ${key} of action ${type} (${id}) is ${(JSON.stringify(value) ?? "").slice(0, 40)}. The factsheet asks for ${due}.`,
        );
    }
  }
  return undefined;
}
