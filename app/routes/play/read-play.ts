import { playWords } from "#content/play.ts";
import { type Largest, openToken } from "#planner/link/link.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { presets } from "#planner/presets/presets.ts";

/** What the page draws within its share of the processor, as the planner's page does. */
const largest: Largest = { bytes: 12_000, loads: 10, places: 30, lanes: 60, flows: 40 };

/** Vehicles that a browser still draws smoothly. */
export const mostVehicles = 100;
const mostSeed = 4_294_967_295;

/** What the address asks for: a plan, how many vehicles, and a seed. */
export function readPlay(parameters: URLSearchParams) {
  const token = parameters.get("plan");
  const opened = token ? openToken(token, largest) : undefined;
  const [preset] = presets;
  if (!preset) throw new Error("The planner has no preset to begin with.");
  const plan: Plan = opened?.ok ? opened.value.plan : preset.plan;
  const count = wholeNumber(parameters.get("count"), 1, mostVehicles);
  const seed = wholeNumber(parameters.get("seed"), 0, mostSeed);
  const { wrongCount, wrongSeed } = playWords.run;
  return {
    plan: { ...plan, seed: seed.value ?? plan.seed },
    count: count.value ?? plan.choice.count,
    typed: { count: count.typed, seed: seed.typed || String(plan.seed) },
    errors: {
      ...(count.wrong && { count: wrongCount(mostVehicles) }),
      ...(seed.wrong && { seed: wrongSeed }),
    },
    broken: opened !== undefined && !opened.ok,
    unread: opened?.ok ? (opened.value.unread ?? []) : [],
  };
}

/** Digits within bounds; nothing where the text is empty or wrong. */
function wholeNumber(text: string | null, least: number, most: number) {
  const typed = (text ?? "").trim().slice(0, 20);
  const value = /^\d+$/.test(typed) ? Number(typed) : undefined;
  const right = value !== undefined && value >= least && value <= most;
  return { typed, value: right ? value : undefined, wrong: typed !== "" && !right };
}
