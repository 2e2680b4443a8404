/** An error of a compiled validator. */
export type Wrong = {
  keyword: string;
  /** "/nodes/0/nodePosition" */
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
};

/** One error of a message: the field, and what is wrong, allowed, and to be done. */
export type Explained = { field: string; text: string };

const kinds: Readonly<Record<string, string>> = {
  string: "a text in quotation marks",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list in square brackets",
  object: "an object in braces",
  null: "null",
};

/** Explains errors, each field once; leaves out those that follow from another error. */
export function explain(errors: readonly Wrong[], message: unknown): Explained[] {
  const told = new Map<string, Explained>();
  for (const error of errors) {
    const explained = explainOne(error, message);
    if (explained) told.set(`${explained.field} ${explained.text}`, explained);
  }
  return [...told.values()];
}

function explainOne(
  { keyword, instancePath, params, message }: Wrong,
  whole: unknown,
): Explained | undefined {
  const field = fieldOf(instancePath);
  const found = shown(valueAt(whole, instancePath));
  switch (keyword) {
    case "required": {
      const missing = String(params["missingProperty"]);
      return { field: joined(field, missing), text: "is missing. Add it: the standard requires it here." };
    }
    case "type": {
      const allowed = [params["type"]].flat().map((type) => kinds[String(type)] ?? String(type));
      return { field, text: `is ${found}. It must be ${allowed.join(" or ")}.` };
    }
    case "enum": {
      const allowed = [params["allowedValues"]].flat().map((value) => JSON.stringify(value));
      return { field, text: `is ${found}. Use one of these: ${allowed.join(", ")}.` };
    }
    case "const":
      return { field, text: `is ${found}. It must be ${JSON.stringify(params["allowedValue"])}.` };
    case "format":
      return {
        field,
        text: `is ${found}. Write a moment as in 2026-01-05T06:00:00.00Z, with the zone at its end.`,
      };
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return { field, text: `is ${found}. It must be ${params["comparison"]} ${params["limit"]}.` };
    case "minItems":
      return { field, text: `holds too few entries. It needs ${params["limit"]} at least.` };
    case "maxItems":
      return { field, text: `holds too many entries. It may have ${params["limit"]} at most.` };
    case "additionalProperties":
      return {
        field: joined(field, String(params["additionalProperty"])),
        text: "is not a field of this message. Take it out.",
      };
    case "if":
      return undefined;
    default:
      return { field, text: `${message ?? "is not allowed"}. It is ${found}.` };
  }
}

/** "/nodes/0/nodePosition/x": "nodes[0].nodePosition.x" */
function fieldOf(path: string) {
  return path
    .split("/")
    .slice(1)
    .map(unescaped)
    .reduce((field, key) => (/^\d+$/.test(key) ? `${field}[${key}]` : joined(field, key)), "");
}

const joined = (field: string, key: string) => (field ? `${field}.${key}` : key);
const unescaped = (key: string) => key.replaceAll("~1", "/").replaceAll("~0", "~");

function valueAt(whole: unknown, path: string) {
  return path
    .split("/")
    .slice(1)
    .map(unescaped)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], whole);
}

function shown(value: unknown) {
  const text = JSON.stringify(value) ?? "nothing";
  if (text.length <= 40) return text;
  return `${text.slice(0, 37)}…`;
}
