import { type Largest, openToken } from "#planner/link/link.ts";
import type { InputError } from "#planner/plan/fields.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { readPlan } from "#planner/plan/read-plan.ts";
import { presets } from "#planner/presets/presets.ts";
import { type JobField, jobFields, pathOf, setAt, valueAt } from "./job-fields.ts";

/** What the address asks: a plan, with what the form changes in it. */
export type Job = {
  plan: Plan;
  fields: (JobField & { value: string; error?: string })[];
  /** Some field is wrong, so `plan` is the one before the change. */
  wrong: boolean;
  broken: boolean;
  unread: InputError[];
};

/** Shown where a plan names none, °C. */
const usualTemperature = [15, 30];

/** Longest that a field may be: what was typed is shown again. */
const longestText = 60;

/** What the server answers within a page's share of the processor, 20 ms. */
export const largest: Largest = { bytes: 12_000, loads: 10, places: 30, lanes: 60, flows: 40 };

export function readJob(parameters: URLSearchParams): Job {
  const token = parameters.get("plan");
  const opened = token ? openToken(token, largest) : undefined;
  const base = opened?.ok ? opened.value.plan : firstPreset();
  const fields = jobFields(base);
  const changed: unknown = structuredClone({
    ...base,
    site: { ...base.site, temperature: base.site.temperature ?? usualTemperature },
  });
  const typed = new Map<string, string>();
  for (const field of fields) {
    const text = parameters.get(field.name)?.trim().slice(0, longestText);
    if (text === undefined) continue;
    typed.set(field.name, text);
    setAt(changed, field.at, fromText(text, field));
  }
  const read = readPlan(changed);
  const errors = new Map(read.ok ? [] : read.errors.map(({ path, message }) => [path, message]));
  const plan = read.ok ? read.value : base;
  return {
    plan,
    fields: fields.map((field) => {
      const error =
        errors.get(pathOf(field.at)) ??
        (isSecondTemperature(field) ? errors.get("site.temperature") : undefined);
      return {
        ...field,
        value: typed.get(field.name) ?? `${valueAt(changed, field.at) ?? ""}`,
        ...(error && { error: `${field.label}: ${error}` }),
      };
    }),
    wrong: !read.ok,
    broken: opened !== undefined && !opened.ok,
    unread: opened?.ok ? (opened.value.unread ?? []) : [],
  };
}

function firstPreset(): Plan {
  const [preset] = presets;
  if (!preset) throw new Error("The planner has no preset to begin with.");
  return preset.plan;
}

const isSecondTemperature = ({ name }: JobField) => name === "warmest";

/** A number where it is one; else the text, which the plan then refuses in words. */
function fromText(text: string, { options, optional }: JobField): unknown {
  if (options) return text;
  if (text === "") return optional ? undefined : text;
  const number = Number(text.replace(",", "."));
  return Number.isNaN(number) ? text : number;
}
