import { type Largest, openToken } from "#planner/link/link.ts";
import type { InputError } from "#planner/plan/fields.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { readPlan } from "#planner/plan/read-plan.ts";
import { presets } from "#planner/presets/presets.ts";
import { type JobField, jobFields, pathOf, setAt, valueAt } from "./job-fields.ts";
import { putRows, type ReadRowsField, rowsFields } from "./read-rows.ts";

/** What the address asks: a plan, with what the form changes in it. */
export type Job = {
  plan: Plan;
  fields: (JobField & { value: string; error?: string })[];
  /** Lists of the plan as rows of text. */
  rows: ReadRowsField[];
  /** Some field is wrong, so `plan` is the one before the change. */
  wrong: boolean;
  /** What is wrong and stands in no field. */
  errors: string[];
  broken: boolean;
  unread: InputError[];
};

/** Shown where a plan names none, °C. */
const usualTemperature: [number, number] = [15, 30];

/** Longest that a field may be: what was typed is shown again. */
const longestText = 60;

/** What the server answers within a page's share of the processor, 20 ms. */
export const largest: Largest = { bytes: 12_000, loads: 10, places: 30, lanes: 60, flows: 40 };

/**
 * The plan of the address, then its rows, then its fields: of both, only what differs from the plan, since a form
 * sends all of them.
 */
export function readJob(parameters: URLSearchParams): Job {
  const token = parameters.get("plan");
  const opened = token ? openToken(token, largest) : undefined;
  const found = opened?.ok ? opened.value.plan : firstPreset();
  const base = { ...found, site: { ...found.site, temperature: found.site.temperature ?? usualTemperature } };
  const changed = structuredClone(base);
  const put = putRows(changed, base, parameters);
  const typed = new Map<string, string>();
  const before = new Map(jobFields(base).map((field) => [field.name, shownAt(base, field)]));
  const fields = jobFields(changed);
  for (const field of fields) {
    const text = parameters.get(field.name)?.trim().slice(0, longestText);
    if (text === undefined || text === before.get(field.name)) continue;
    typed.set(field.name, text);
    setAt(changed, field.at, fromText(text, field));
  }
  const read = put.some(({ error }) => error) ? undefined : readPlan(changed);
  const errors = [...(!read || read.ok ? [] : read.errors)];
  const take = (isMeant: (path: string) => boolean) => {
    const at = errors.findIndex(({ path }) => isMeant(path));
    return at < 0 ? undefined : errors.splice(at, 1)[0]?.message;
  };
  const plan = read?.ok ? read.value : base;
  const answered = fields.map((field) => {
    const path = pathOf(field.at);
    const isSecond = field.name === "warmest";
    const error = take((wrong) => wrong === path || (isSecond && wrong === "site.temperature"));
    return {
      ...field,
      value: typed.get(field.name) ?? shownAt(changed, field),
      ...(error && { error: `${field.label}: ${error}` }),
    };
  });
  return {
    plan,
    fields: answered,
    rows: rowsFields(plan, put, take),
    wrong: !read?.ok,
    errors: errors.map(({ path, message }) => `${path} ${message}`),
    broken: opened !== undefined && !opened.ok,
    unread: opened?.ok ? (opened.value.unread ?? []) : [],
  };
}

function firstPreset(): Plan {
  const [preset] = presets;
  if (!preset) throw new Error("The planner has no preset to begin with.");
  return preset.plan;
}

const shownAt = (plan: unknown, { at }: JobField) => `${valueAt(plan, at) ?? ""}`;

/** A number where it is one; else the text, which the plan then refuses in words. */
function fromText(text: string, { options, optional }: JobField): unknown {
  if (text === "") return optional ? undefined : text;
  if (options) return text;
  const number = Number(text.replace(",", "."));
  return Number.isNaN(number) ? text : number;
}
