import { requirementWords } from "#content/requirement.ts";
import { readSummary } from "#planner/fleet/read-summary.ts";
import { bounds } from "#planner/flow/bounds.ts";
import { tokenOf } from "#planner/link/link.ts";
import { type CostField, readCosts } from "#planner/money/read-costs.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { setInWorker } from "../../../documents/requirement/set-in-worker.ts";
import type { EnteredSum } from "../../../documents/requirement/set-money.ts";
import { inWords } from "./plain-answer.ts";

/** How many documents are kept: each takes some 100 kB, and some 0.3 s of processor time to typeset. */
const most = 20;
const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** The requirement document of a plan, with the sums and the simulated figures of its address that can be read. */
export function requirementOf(plan: Plan, parameters: URLSearchParams): Promise<Buffer<ArrayBuffer>> {
  const { expected, least } = bounds(plan).vehicles;
  const { costs, fields, hour } = readCosts(parameters, {
    vehicles: expected ?? least,
    days: plan.work.daysPerYear,
  });
  const entered = costs && { hour, sums: fields.map(enteredIn) };
  const simulated = readSummary(parameters.get("simulated"));
  const key = `${tokenOf(plan)} ${JSON.stringify([costs, entered, simulated])}`;
  const made = kept.get(key) ?? setInWorker({ plan, costs, entered, simulated }).catch(refuse);
  kept.delete(key);
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
  return made;
}

/** A field as it was filled in: its label, its value, its band. */
const enteredIn = ({ label, value, options, band }: CostField): EnteredSum => [
  label,
  options?.find((option) => option.value === value)?.label ?? (value || "–"),
  band?.value ?? "",
];

/** Forgets a document that failed, so that it can be requested again. */
function refuse(): never {
  throw inWords(requirementWords.instead.busy, { status: 503, headers: { "Retry-After": "10" } });
}
