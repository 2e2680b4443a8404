import { readFileSync } from "node:fs";
import { openToken } from "#planner/link/link.ts";
import { planKey } from "#planner/sizing/plan-key.ts";
import { sizeWithStop } from "#planner/sizing/size.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";

/** What was sized, by the key of its plan; undefined if the token holds no plan. */
export type SizedPlan = { key: string; sizing: Sizing } | undefined;

const sizedByBuild = readBuilt();

/** Sizes the plan of a token, in a thread of its own. The presets were sized by the build. */
export default function sizePlan(token: string): SizedPlan {
  const opened = openToken(token);
  if (!opened.ok) return undefined;
  const key = planKey(opened.value.plan);
  return { key, sizing: sizedByBuild[key] ?? sizeWithStop(opened.value.plan) };
}

function readBuilt(): Readonly<Record<string, Sizing>> {
  for (const file of ["generated/sizings.json", "build/sizings.json"])
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch {}
  return {};
}
