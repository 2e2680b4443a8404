import { readFileSync } from "node:fs";
import { openToken } from "#planner/link/link.ts";
import { planKey } from "#planner/sizing/plan-key.ts";
import { size, stopOf } from "#planner/sizing/size.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";

/** A plan to size, or one whose fleet is known and a stop is not. */
export type SizingTask = { token: string; sized?: Sizing };

/** What was sized, by the key of its plan; undefined if the token holds no plan. */
export type SizedPlan = { key: string; sizing: Sizing } | undefined;

const sizedByBuild = readBuilt();

/**
 * Sizes the plan of a token, in a thread of its own, or finds what a stop costs its fleet: a task of its own, so that the
 * fleet is known even where the stop takes too long. The presets were sized by the build, with their stops.
 */
export default function sizePlan({ token, sized }: SizingTask): SizedPlan {
  const opened = openToken(token);
  if (!opened.ok) return undefined;
  const { plan } = opened.value;
  const key = planKey(plan);
  if (sized) return { key, sizing: { ...sized, stop: stopOf(plan, sized) } };
  return { key, sizing: sizedByBuild[key] ?? size(plan) };
}

function readBuilt(): Readonly<Record<string, Sizing>> {
  for (const file of ["generated/sizings.json", "build/sizings.json"])
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch {}
  return {};
}
