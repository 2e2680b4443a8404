import { plannerWords } from "#content/planner/planner.ts";
import { openToken, tokenOf } from "#planner/link/link.ts";
import { fieldLengths } from "#planner/numbers/field-lengths.ts";
import { keptOfTyped, markOf, readTyped, type Typed } from "#planner/numbers/typed.ts";
import type { InputError, Outcome } from "#planner/plan/fields.ts";
import { asInput, type Plan } from "#planner/plan/plan.ts";
import { pathOf, setAt, valueAt } from "#planner/plan/plan-path.ts";
import { readPlan } from "#planner/plan/read-plan.ts";
import { presets } from "#planner/presets/presets.ts";
import { rowLists } from "#planner/rows/columns.ts";
import type { JobField } from "./fleet-fields.ts";
import { jobFields } from "./job-fields.ts";
import { type ReadRowsField, readChangedRows, rowsFields } from "./read-rows.ts";

/** The job in the address: a plan, with the form's changes. */
export type Job = {
  plan: Plan;
  /** The plan as it is in an address. */
  token: string;
  fields: (Omit<JobField, "at" | "counts"> & { value: string; error?: string })[];
  /** Lists of the plan as rows of text. */
  rows: ReadRowsField[];
  /** A field is invalid, so `plan` is the one before the change. */
  wrong: boolean;
  /** Errors that belong to no field. */
  errors: string[];
  broken: boolean;
  unread: InputError[];
};

/** Stands for the end of a range that somebody left out, °C. */
const usualTemperature: [number, number] = [15, 30];

/**
 * Applies the address's rows, then its fields, to its plan; only those that differ from the plan, since a form sends
 * all of them.
 */
export function readJob(parameters: URLSearchParams): Job {
  const token = parameters.get("plan");
  const opened = token ? openToken(token) : undefined;
  const base = opened?.ok ? opened.value.plan : presetNamed(parameters.get("case"));
  const given = asInput(base);
  const asked = jobFields(given);
  /* Without changes no copy of the plan is needed. */
  const isChanged = [...rowLists, ...asked.map(({ name }) => name)].some((name) => parameters.has(name));
  const changed = isChanged ? structuredClone(given) : given;
  const put = readChangedRows(changed, base, parameters);
  const typed = new Map<string, TypedField & { text: string }>();
  const before = new Map(asked.map((field) => [field.name, shownAt(given, field)]));
  const fields = jobFields(changed);
  for (const field of fields) {
    const text = parameters
      .get(field.name)
      ?.trim()
      .slice(0, field.series ? fieldLengths.series + 1 : keptOfTyped);
    if (text === undefined || text === before.get(field.name)) continue;
    const read = typedIn(text, field);
    typed.set(field.name, { ...read, text });
    /* What is no number is left for the plan to refuse. */
    if (field.name === "every") setAt(changed, [...field.at.slice(0, -1), "perHour"], undefined);
    setAt(changed, field.at, text === "" && field.optional ? undefined : (read.value ?? text));
  }
  completeTemperature(changed);
  const read = put.some(({ error }) => error)
    ? undefined
    : readChanged(changed, put.length + typed.size, base);
  const errors = [...(!read || read.ok ? [] : read.errors)];
  const take = (isMeant: (path: string) => boolean) => {
    const at = errors.findIndex(({ path }) => isMeant(path));
    return at < 0 ? undefined : errors.splice(at, 1)[0]?.message;
  };
  const plan = read?.ok ? read.value : base;
  /* What the read plan says of a field, such as that another one counts instead. */
  const hints = new Map(jobFields(asInput(plan)).map(({ name, hint }) => [name, hint]));
  const answered = fields.map(({ at, counts, ...unhinted }) => {
    const ownHint = hints.get(unhinted.name);
    const field = { ...unhinted, ...(ownHint && { hint: ownHint }) };
    const path = pathOf(at);
    const isSecond = field.name === "warmest";
    const isIn = (wrong: string) => field.series !== undefined && wrong.startsWith(`${path}[`);
    const error = take(
      (wrong) => wrong === path || isIn(wrong) || (isSecond && wrong === "site.temperature"),
    );
    const { text, value, why } = typed.get(field.name) ?? {};
    const isOther = !error && typeof value === "number" && text !== `${value}`;
    const hint =
      isOther && [plannerWords.job.readAs(value, field.unit), field.hint].filter(Boolean).join(" ");
    return {
      ...field,
      ...(hint && { hint }),
      value: text ?? shownAt(changed, { at }),
      ...(error && { error: `${field.label}: ${why ?? error}` }),
    };
  });
  /* A token is made only if the address has none of this very plan: compressing takes time. */
  const isKept = !isChanged && opened?.ok && !opened.value.unread;
  return {
    plan,
    token: (isKept && /^[12]\.[\w-]+/.exec(token ?? "")?.[0]) || tokenOf(plan),
    fields: answered,
    rows: rowsFields(plan, put, take),
    wrong: !read?.ok,
    errors: errors.map(({ path, message }) => `${path} ${message}`),
    broken: opened !== undefined && !opened.ok,
    unread: opened?.ok ? (opened.value.unread ?? []) : [],
  };
}

/** Reads a changed plan; an unchanged one has been read before. */
const readChanged = (changed: unknown, changes: number, base: Plan): Outcome<Plan> =>
  changes > 0 ? readPlan(changed) : { ok: true, value: base };

/** A range has two ends, whichever was typed. */
function completeTemperature({ site }: { site: { temperature?: unknown } }) {
  const ends = site.temperature as Record<number, number | string | undefined> | undefined;
  if (ends && (ends[0] === undefined || ends[1] === undefined))
    site.temperature = usualTemperature.map((usual, end) => ends[end] ?? usual);
}

/** The preset that links from other pages name; else the first one. */
function presetNamed(id: string | null): Plan {
  const preset = presets.find((each) => each.id === id) ?? presets[0];
  if (!preset) throw new Error("The planner has no preset to begin with.");
  return preset.plan;
}

function shownAt(plan: unknown, { at }: Pick<JobField, "at">) {
  const value = valueAt(plan, at);
  return Array.isArray(value) ? value.join(" ") : `${value ?? ""}`;
}

type TypedField = Omit<Typed, "value"> & { value?: number | number[] };

function typedIn(text: string, { options, unit, counts, series }: JobField): TypedField {
  const unitOf = counts === "pieces" ? undefined : counts;
  if (series) return typedSeries(text, series);
  return options ? {} : readTyped(text, unit ?? unitOf);
}

/** Figures with blanks, semicolons or bars between them; commas part them where nothing else does. */
function typedSeries(text: string, many: number): TypedField {
  if (text.length > fieldLengths.series)
    return { why: `must be ${many} numbers, in at most ${fieldLengths.series} characters` };
  const parts = text.split(/[\s;|]+/).filter(Boolean);
  const cells = parts.length === 1 ? text.split(",") : parts;
  const mark = markOf(cells);
  const read = cells.map((cell) => readTyped(cell, undefined, mark).value);
  const value = read.filter((each) => each !== undefined);
  const isWhole = value.length === many && read.length === many;
  return isWhole ? { value } : { why: `must be ${many} numbers, not ${value.length}` };
}
