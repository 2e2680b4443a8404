import { presets } from "#planner/presets/presets.ts";
import { vehicleNames } from "#planner/vehicles.ts";
import { longestQuery } from "../search/words.ts";

/** What an assistant can ask, besides a search. */
export type ToolName = "compare_vehicles" | "check_fit" | "size_fleet" | "money" | "open_plan";

const plan = {
  plan: {
    type: "object",
    description:
      "Loads (kg, mm), places (mm), lanes (mm), site, work and choice, as open_plan answers them for a case. flows: orders an hour (perHour), or one every so many seconds (every, first), several loads a trip (perTrip); vehicle names the kind that drives a flow, and several kinds share the floor. tours: a train's round by a timetable (stops, load, every, with first, atStop in seconds and carts); the empties come back to its first stop. Fields that are left out take the defaults that the answer names.",
  },
  case: {
    type: "string",
    enum: presets.map(({ id }) => id),
    description: "One of the planner's own cases, instead of a plan.",
  },
} as const;

const object = (properties: Record<string, unknown>, required: string[] = []) =>
  ({ type: "object", properties, required, additionalProperties: false }) as const;

const sums = (description: string) => ({
  type: "array",
  description,
  items: object(
    {
      name: { type: "string" },
      amount: { type: "number", minimum: 0 },
      low: { type: "number", minimum: 0 },
      high: { type: "number", minimum: 0 },
      per: { type: "string", enum: ["vehicle"], description: "The amount is one vehicle's." },
    },
    ["name", "amount"],
  ),
});

const costs = {
  ...object(
    {
      currency: { type: "string" },
      once: sums("Paid at the start."),
      yearly: sums("Paid every year."),
      saved: sums("Saved every year."),
      years: { type: "integer", minimum: 1, maximum: 100, description: "Years of use." },
      rate: { type: "number", description: "Interest a year: 0.08 is 8%." },
    },
    ["currency", "years", "rate"],
  ),
  additionalProperties: true,
};

/** Nothing is stored and nothing is changed; the same question has the same answer. */
const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** The tools as a client lists them. Inputs are read by the planner's own schemas, which say in words what is wrong. */
export const tools = [
  {
    name: "compare_vehicles",
    title: "Compare MAG vehicles",
    description:
      "Figures of the MAG vehicles: payload (kg), speed (m/s), lift (mm), run and charge time (h), what they take, and measures (mm) with the aisle that they need.",
    inputSchema: object({
      vehicles: {
        type: "array",
        items: { type: "string", enum: [...vehicleNames] },
        uniqueItems: true,
        description: "All of them if left out.",
      },
    }),
    annotations,
  },
  {
    name: "check_fit",
    title: "Check which vehicle fits",
    description:
      "Which MAG vehicle can do a plan's transports, and why the others can't: each requirement with its figure and source.",
    inputSchema: object(plan),
    annotations,
  },
  {
    name: "size_fleet",
    title: "Size a fleet",
    description: `How many vehicles, of each kind where there are several, keep a plan's promise in its busiest hour, and over whole days where the plan has a takt, simulated with traffic, batteries and shifts; with the 95% interval, what one vehicle fewer and one more would do (with over: "days", of whole days), and what limits the fleet.`,
    inputSchema: object(plan),
    annotations,
  },
  {
    name: "money",
    title: "Work out whether a fleet pays",
    description:
      "Payback (years), net present value, yearly return and cost of a transport from sums that the asker brings. There is no price list: never make up a price.",
    inputSchema: object(
      {
        ...plan,
        costs,
        count: { type: "integer", minimum: 1, description: "Vehicles to buy, as size_fleet found them." },
      },
      ["costs"],
    ),
    annotations,
  },
  {
    name: "open_plan",
    title: "Open a plan",
    description: "The plan that a link of the planner holds, or that of a case, to change and ask about.",
    inputSchema: object({
      path: { type: "string", description: "A link of the planner, from /planner?plan= on." },
      case: plan.case,
    }),
    annotations,
  },
  {
    name: "search_site",
    title: "Search the site",
    description: "Pages of the site that hold the words, best first, with an excerpt.",
    inputSchema: object({ query: { type: "string", maxLength: longestQuery } }, ["query"]),
    annotations,
  },
] as const;
