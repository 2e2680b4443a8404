import { playWords } from "#content/planner/play.ts";
import { type Largest, openToken } from "#planner/link/link.ts";
import { keptOfTyped, typedNumber } from "#planner/numbers/typed.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { presets } from "#planner/presets/presets.ts";

/** The largest plan that the server draws within its share of the processor; the browser draws larger ones. */
const largest: Largest = { bytes: 12_000, loads: 10, places: 40, lanes: 60, flows: 40 };

/** Vehicles that a browser still draws smoothly. */
export const maxVehicles = 200;
const maxSeed = 4_294_967_295;

type Asked = {
  token: string | undefined;
  /** Undefined if the browser has to read it. */
  plan: Plan | undefined;
  count: number | undefined;
  seed: number | undefined;
  typed: { count: string; seed: string };
  errors: { count?: string; seed?: string };
  broken: boolean;
  unread: readonly { path: string; message: string }[];
};

/** What the address asks for: a plan, how many vehicles, and a seed. */
export function readPlay(parameters: URLSearchParams): Asked {
  const token = parameters.get("plan") ?? "";
  const opened = token ? openToken(token, largest) : undefined;
  const [preset] = presets;
  if (!preset) throw new Error("The planner has no preset to begin with.");
  const isLarge = opened?.ok === false && openToken(token).ok;
  const plan = opened?.ok ? opened.value.plan : preset.plan;
  const count = wholeNumber(parameters.get("count"), 1, maxVehicles);
  const seed = wholeNumber(parameters.get("seed"), 0, maxSeed);
  const { wrongCount, wrongSeed } = playWords.run;
  const typedSeed = seed.typed || (isLarge ? "" : String(plan.seed));
  return {
    token: isLarge ? token : undefined,
    plan: isLarge ? undefined : { ...plan, seed: seed.value ?? plan.seed },
    /** Undefined: as many as the plan is sized to. */
    count: count.value,
    seed: seed.value,
    typed: { count: count.typed, seed: typedSeed },
    errors: {
      ...(count.wrong && { count: wrongCount(maxVehicles) }),
      ...(seed.wrong && { seed: wrongSeed }),
    },
    broken: opened?.ok === false && !isLarge,
    unread: opened?.ok ? (opened.value.unread ?? []) : [],
  };
}

/** A whole number within bounds; undefined if the text is empty or invalid. */
function wholeNumber(text: string | null, least: number, most: number) {
  const typed = (text ?? "").trim().slice(0, keptOfTyped);
  const value = typedNumber(typed);
  const right = Number.isInteger(value) && value >= least && value <= most;
  return { typed, value: right ? value : undefined, wrong: typed !== "" && !right };
}
