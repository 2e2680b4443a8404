import { readFile } from "node:fs/promises";
import { data } from "react-router";
import { readSummary } from "#planner/fleet/read-summary.ts";
import { bounds } from "#planner/flow/bounds.ts";
import { tokenOf } from "#planner/link/link.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { readCosts } from "./read-costs.ts";

/** Documents that are kept: one takes some 100 kB, and 0.1 s of processor to set. */
const most = 20;
const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** The requirement document of a plan, with the sums and the simulated figures of its address that can be read. */
export function requirementOf(plan: Plan, parameters: URLSearchParams): Promise<Buffer<ArrayBuffer>> {
  const { expected, least } = bounds(plan).vehicles;
  const { costs } = readCosts(parameters, { vehicles: expected ?? least, days: plan.work.daysPerYear });
  const simulated = readSummary(parameters.get("simulated"));
  const key = `${tokenOf(plan)} ${JSON.stringify([costs, simulated])}`;
  const made =
    kept.get(key) ??
    fonts().then(async (cuts) => {
      /* What sets documents is loaded at the first one: a start has no time for it. */
      const { makeRequirement } = await import("../../../documents/requirement/make-requirement.ts");
      return makeRequirement(cuts, { plan, costs, simulated });
    });
  kept.delete(key);
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
  return made;
}

/** The cuts of the typeface that the build has made. */
async function fonts() {
  const cut = (name: string) =>
    readFile(`build/cards/${name}.ttf`).catch(() => {
      throw data(null, { status: 404 });
    });
  return {
    text: await cut("text"),
    strong: await cut("strong"),
    heading: await cut("heading"),
    "wide-text": await cut("wide-text"),
    "wide-strong": await cut("wide-strong"),
  };
}
