/**
 * Readers of JSON values that compose like a schema. A schema library was measured first: it takes 200 ms to load and
 * 14 s to list a million wrong entries, while a plan has to be answered within one.
 */
export type InputError = {
  /** As in the input: `flows[0].to`. Empty if the whole input is meant. */
  path: string;
  message: string;
};

/** Reads the value at a path. Reports what is wrong; what it then returns must not be used. */
export type Field<Value> = (value: unknown, path: string, errors: InputError[]) => Value;
export type Of<Read> = Read extends Field<infer Value> ? Value : never;

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; errors: InputError[] };

/** Reads a whole input; `at` is its path within a larger one. */
export function readInput<Value>(field: Field<Value>, input: unknown, at = ""): Outcome<Value> {
  const errors: InputError[] = [];
  const value = field(input, at, errors);
  return errors.length === 0 ? { ok: true, value } : { ok: false, errors };
}

type Range = { min: number; max: number; whole?: boolean; moreThan?: number };

/** A finite number within bounds, both included; `moreThan` excludes its own bound. */
export function number({ min, max, whole = false, moreThan }: Range): Field<number> {
  const kind = whole ? "a whole number" : "a number";
  const bounds =
    moreThan === undefined ? `from ${min} to ${max}` : `more than ${moreThan} and at most ${max}`;
  return (value, path, errors) => {
    const fits =
      typeof value === "number" &&
      (whole ? Number.isInteger(value) : Number.isFinite(value)) &&
      value >= min &&
      value <= max &&
      (moreThan === undefined || value > moreThan);
    if (!fits) errors.push({ path, message: `must be ${kind} ${bounds}, not ${shown(value)}` });
    return value as number;
  };
}

/** Text of at least one character, unless `empty` is allowed. */
export function text({ max, empty = false }: { max: number; empty?: boolean }): Field<string> {
  return (value, path, errors) => {
    if (typeof value !== "string" || value.length > max || (value === "" && !empty))
      errors.push({ path, message: `must be text of ${empty ? "at most" : "1 to"} ${max} characters` });
    else if (!value.isWellFormed())
      errors.push({ path, message: "must be Unicode text: half of a character stands alone in it" });
    return value as string;
  };
}

export const yesOrNo: Field<boolean> = (value, path, errors) => {
  if (typeof value !== "boolean")
    errors.push({ path, message: `must be true or false, not ${shown(value)}` });
  return value as boolean;
};

export function oneOf<const Option extends string>(options: readonly Option[]): Field<Option> {
  return (value, path, errors) => {
    if (!options.some((option) => option === value))
      errors.push({ path, message: `must be one of ${options.join(", ")}, not ${shown(value)}` });
    return value as Option;
  };
}

/** Refuses too long a list before reading an entry: its length must not decide how long that takes. */
export function list<Entry>(
  entry: Field<Entry>,
  { min = 0, max }: { min?: number; max: number },
): Field<Entry[]> {
  return (value, path, errors) => {
    if (!Array.isArray(value)) {
      errors.push({ path, message: `must be a list, not ${shown(value)}` });
      return [];
    }
    if (value.length < min || value.length > max) {
      errors.push({ path, message: `must have ${min} to ${max} entries, not ${value.length}` });
      return [];
    }
    return value.map((each, index) => entry(each, `${path}[${index}]`, errors));
  };
}

/** An object with these keys; others are ignored. Keys are returned in the order in which they are declared here. */
export function record<Fields extends Record<string, Field<unknown>>>(
  fields: Fields,
): Field<{ [Key in keyof Fields]: Of<Fields[Key]> }> {
  const entries = Object.entries(fields);
  return (value, path, errors) => {
    const read: Record<string, unknown> = {};
    if (typeof value !== "object" || value === null || Array.isArray(value))
      errors.push({ path, message: `must be an object, not ${shown(value)}` });
    else
      for (const [key, field] of entries) {
        const own = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
        read[key] = field(own, path === "" ? key : `${path}.${key}`, errors);
      }
    return read as { [Key in keyof Fields]: Of<Fields[Key]> };
  };
}

export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return (value, path, errors) => (value === undefined ? undefined : field(value, path, errors));
}

/** Reads a missing value as `fallback`, so that the parts of a missing object get their own defaults. */
export function or<Value>(field: Field<Value>, fallback: unknown): Field<Value> {
  return (value, path, errors) => field(value === undefined ? fallback : value, path, errors);
}

function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "string") return value.length > 40 ? "a longer text" : JSON.stringify(value);
  return value === Number.POSITIVE_INFINITY ? "a number beyond all bounds" : String(value);
}
