import { findSizing } from "#app/find-sizing.ts";
import { requirementWords } from "#content/requirement.ts";
import { tokenOf } from "#planner/link/link.ts";
import { type CostField, readCosts } from "#planner/money/read-costs.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { setInWorker } from "../../../documents/requirement/set-in-worker.ts";
import type { EnteredSum } from "../../../documents/requirement/set-money.ts";
import { inWords } from "./plain-answer.ts";

/** How many documents are kept: each takes some 100 kB, and some 0.3 s of processor time to typeset. */
const most = 20;
const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/**
 * The requirement document of a plan, with the sums of its address. Every result in it is the server's own: an address
 * could name any.
 */
export async function requirementOf(plan: Plan, parameters: URLSearchParams): Promise<Buffer<ArrayBuffer>> {
  const sizing = await findSizing(plan);
  const { costs, freed, fields } = readCosts(parameters, plan);
  const entered = costs && fields.map(enteredIn);
  const key = `${tokenOf(plan)} ${JSON.stringify([costs, freed, entered, sizing?.digest])}`;
  const made = kept.get(key) ?? setInWorker({ plan, sizing, costs, freed, entered }).catch(refuse);
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
