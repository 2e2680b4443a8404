import { verbs } from "#planner/command/verbs.ts";
import { assumptions } from "#planner/plan/assumptions.ts";
import type { Outcome } from "#planner/plan/fields.ts";
import { asInput } from "#planner/plan/plan.ts";
import { presets } from "#planner/presets/presets.ts";
import { assumedInTraffic } from "#planner/traffic/assumed.ts";
import { plannedVehicles } from "#planner/vehicles.ts";
import type { ToolName } from "./tools.ts";

export type Question = { tool: ToolName; input: unknown };

export type ToolAnswer = Outcome<{
  /** What the planner's command answers to the same input. */
  answer: unknown;
  /** What the figures rest on. */
  sources: readonly string[];
  /** Figures that the plan doesn't name, each with its source. */
  assumed?: readonly { text: string; value: string; source: string }[] | undefined;
  /** The path that opens it on the site. */
  path?: string | undefined;
}>;

type Input = Record<string, unknown>;

const sources = {
  table: "product table: payload, speed, lift, run and charge times",
  model: "measured on the vehicle's model: lengths, widths, heights, aisles",
  method: "/planner/method: formulas, assumptions and what the model leaves out",
};

/** Answers one question, in a thread of its own. */
export default function answerTool({ tool, input }: Question): ToolAnswer {
  if (typeof input !== "object" || input === null || Array.isArray(input))
    return refused("", "must be an object");
  return answers[tool](input as Input);
}

const answers: Record<ToolName, (input: Input) => ToolAnswer> = {
  compare_vehicles: compareVehicles,
  check_fit: (input) => ofPlan("fit", input, [sources.table, sources.model, sources.method]),
  size_fleet: (input) => ofPlan("size", input, [sources.table, sources.method], assumedInTraffic),
  money: (input) => ofPlan("money", input, ["the sums that were asked with", sources.method]),
  open_plan: openPlan,
};

function compareVehicles({ vehicles, ...more }: Input): ToolAnswer {
  const wrong = unknownKeys(more);
  if (wrong) return wrong;
  const asked = vehicles ?? plannedVehicles.map(({ product }) => product);
  if (!Array.isArray(asked)) return refused("vehicles", "must be a list of vehicles");
  const unknown = asked.find((name) => !plannedVehicles.some(({ product }) => product === name));
  if (new Set(asked).size < asked.length) return refused("vehicles", "names one twice");
  if (unknown !== undefined)
    return refused("vehicles", `must be of ${plannedVehicles.map(({ product }) => product).join(", ")}`);
  return {
    ok: true,
    value: {
      answer: plannedVehicles.filter(({ product }) => asked.includes(product)),
      sources: [sources.table, sources.model],
      path: vehicles === undefined ? "/products/compare" : `/products/compare?vehicles=${asked.join(",")}`,
    },
  };
}

function openPlan({ path, case: name, ...more }: Input): ToolAnswer {
  const wrong = unknownKeys(more);
  if (wrong) return wrong;
  if (path !== undefined) {
    const opened = verbs["open"]?.({ path });
    if (!opened?.ok) return opened ?? refused("path", "can't be opened");
    return { ok: true, value: { answer: opened.value, sources: ["the link"], path: String(path) } };
  }
  const found = ofCase(name);
  return found.ok
    ? {
        ok: true,
        value: {
          answer: { plan: found.value },
          sources: ["a case of the planner"],
          path: pathOf(found.value),
        },
      }
    : found;
}

function ofPlan(
  verb: "fit" | "size" | "money",
  { plan, case: name, ...more }: Input,
  sources: readonly string[],
  inTraffic: typeof assumedInTraffic = [],
): ToolAnswer {
  if ((plan === undefined) === (name === undefined)) return refused("", "needs either a plan or a case");
  const found = plan === undefined ? ofCase(name) : { ok: true as const, value: plan };
  if (!found.ok) return found;
  if (verb !== "money") {
    const wrong = unknownKeys(more);
    if (wrong) return wrong;
  }
  const input = verb === "money" ? { ...more, plan: found.value } : found.value;
  const outcome = verbs[verb]?.(input);
  if (!outcome?.ok) return outcome ?? refused("", "can't be answered");
  return {
    ok: true,
    value: {
      answer: outcome.value,
      sources,
      assumed: [...assumedOf(found.value), ...inTraffic],
      path: pathOf(found.value),
    },
  };
}

/** The plan's assumptions, each with its value and where that comes from. */
function assumedOf(plan: unknown) {
  const own = (plan as { assumptions?: Record<string, unknown> }).assumptions ?? {};
  return Object.entries(assumptions).map(([name, { text, value, unit, source }]) => {
    const used = own[name] ?? value;
    return { text, value: `${used} ${unit}`.trim(), source: used === value ? source : "the plan" };
  });
}

function ofCase(name: unknown): Outcome<unknown> {
  const found = presets.find(({ id }) => id === name);
  return found
    ? { ok: true, value: asInput(found.plan) }
    : refused("case", `must be one of ${presets.map(({ id }) => id).join(", ")}`);
}

function pathOf(plan: unknown) {
  const link = verbs["link"]?.(plan);
  return link?.ok ? (link.value as { path: string }).path : undefined;
}

function unknownKeys(more: Input) {
  const [key] = Object.keys(more);
  return key === undefined ? undefined : refused(key.slice(0, 60), "is no field of this tool");
}

function refused(path: string, message: string) {
  return { ok: false as const, errors: [{ path, message }] };
}
