import { type Factsheet, numberOf } from "./read-content.ts";
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
      longId(heard, factsheet.idLength) ??
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
  { content: { order, actions } }: Heard,
  arrays: Readonly<Record<string, unknown>>,
): Finding | undefined {
  const longest = (lists: readonly { actions: readonly unknown[] }[]) =>
    lists.reduce((most, each) => Math.max(most, each.actions.length), 0);
  const lengths: [key: string, length: number][] = order
    ? [
        ["order.nodes", order.nodes.length],
        ["order.edges", order.edges.length],
        ["node.actions", longest(order.nodes)],
        ["edge.actions", longest(order.edges)],
      ]
    : [["instantActions", actions?.length ?? 0]];
  for (const [key, length] of lengths) {
    const most = numberOf(arrays[key]);
    if (most && length > most) return broken(`${key}: ${length} entries. The factsheet allows ${most}.`);
  }
  return undefined;
}

function longId({ content: { order, actions } }: Heard, most: number | undefined): Finding | undefined {
  if (!most) return undefined;
  const parts = [...(order?.nodes ?? []), ...(order?.edges ?? [])];
  const ids = [
    ...(order ? [order.orderId] : []),
    ...parts.flatMap((part) => [part.id, ...part.actions.map(({ id }) => id)]),
    ...(actions ?? []).map(({ id }) => id),
  ];
  const long = ids.find((id) => id.length > most);
  if (long === undefined) return undefined;
  return broken(
    `${JSON.stringify(long.slice(0, 60))} has ${long.length} characters. The factsheet allows identifiers of ${most}.`,
  );
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
