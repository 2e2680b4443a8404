import { closest } from "fastest-levenshtein";

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

type Range = { min: number; max: number; whole?: boolean; smallest?: number };

/** No length, time, rate or sum of a plant is smaller, unless it is 0; sums of still smaller ones lose all meaning. */
const smallestFigure = 1e-6;

/** The number within a field's bounds that is nearest to one that was refused. */
const nearest = new WeakMap<InputError, number>();

/** What a link of an earlier version, whose bounds were wider, opens with instead of a number that is refused now. */
export const nearestAllowed = (error: InputError): number | undefined => nearest.get(error);

/** A finite number within bounds, both included; `smallest`: nothing nearer to 0, except 0 itself. */
export function number({ min, max, whole = false, smallest = smallestFigure }: Range): Field<number> {
  const kind = whole ? "a whole number" : "a number";
  const bounds = `from ${min} to ${max}`;
  return (value, path, errors) => {
    if (typeof value !== "number" || !(whole ? Number.isInteger(value) : Number.isFinite(value))) {
      errors.push({ path, message: `must be ${kind} ${bounds}, not ${shown(value)}` });
    } else if (value < min || value > max) {
      const error = { path, message: `must be ${kind} ${bounds}, not ${value}` };
      nearest.set(error, Math.min(Math.max(value, min), max));
      errors.push(error);
    } else if (value !== 0 && Math.abs(value) < smallest) {
      const error = { path, message: `must be 0, or at least ${smallest} from it, not ${value}` };
      nearest.set(error, 0);
      errors.push(error);
    }
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
      const wanted = min === max ? max : `${min} to ${max}`;
      errors.push({ path, message: `must have ${wanted} entries, not ${value.length}` });
      return [];
    }
    return value.map((each, index) => entry(each, `${path}[${index}]`, errors));
  };
}

/** An object with these keys and no others. Keys are returned in the order in which they are declared here. */
export function record<Fields extends Record<string, Field<unknown>>>(
  fields: Fields,
): Field<{ [Key in keyof Fields]: Of<Fields[Key]> }> {
  const entries = Object.entries(fields);
  return (value, path, errors) => {
    const read: Record<string, unknown> = {};
    const pathOf = (key: string) => (path === "" ? key : `${path}.${key}`);
    if (typeof value !== "object" || value === null || Array.isArray(value))
      errors.push({ path, message: `must be an object, not ${shown(value)}` });
    else {
      for (const [key, field] of entries) {
        const own = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
        read[key] = field(own, pathOf(key), errors);
      }
      for (const key of unknownKeys(value, fields))
        errors.push({
          path: /^\w{1,40}$/.test(key) ? pathOf(key) : path,
          message: unknown(key, Object.keys(fields)),
        });
    }
    return read as { [Key in keyof Fields]: Of<Fields[Key]> };
  };
}

/** At most this many unknown keys of an object are named: an input may have a million. */
const maxNamed = 5;

function* unknownKeys(value: object, fields: object): Generator<string> {
  let named = 0;
  for (const key in value)
    if (Object.hasOwn(value, key) && !Object.hasOwn(fields, key)) {
      yield key;
      if (++named === maxNamed) return;
    }
}

const unknown = (key: string, known: readonly string[]) =>
  `is unknown here: there is no ${shown(key)}, and ${JSON.stringify(closest(key.slice(0, 40), known))} comes closest`;

/** Whatever is there, for a part that is read by itself. */
export const asGiven: Field<unknown> = (value) => value;

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
