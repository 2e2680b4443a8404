import { findSizing } from "#app/find-sizing.ts";
import { readJob } from "#app/routes/planner/read-job.ts";
import { company } from "#content/company/company.ts";
import { isEmailAddress } from "#content/forms/email-address.ts";
import { titlesOf } from "#planner/choose.ts";
import { bounds } from "#planner/flow/bounds.ts";
import { inMinutes, ordersInWords } from "#planner/in-words.ts";
import { pathOf } from "#planner/link/link.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { sumsOf } from "#planner/presets/sums-of.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";
import type { Ticket } from "#server/staff/pages.ts";
import { type Change, changesBetween } from "./changes.ts";

/** A plan's drawing, its figures from the planner, and the path of its page. */
export type ShownPlan = {
  floor: Pick<Plan, "places" | "lanes">;
  facts: [name: string, value: string][];
  /** The fleet that the plan is sized to; empty while there is none. */
  fleet: NonNullable<Sizing["fleet"]>;
  path: string;
};

/** The plan that came with an enquiry, and the plan of the answer. */
export type Plans = {
  sent: ShownPlan;
  /** `mail` is the mailto: link of an email with both links. */
  answer: (ShownPlan & { changes: Change[]; mail: string }) | undefined;
};

/** The answer is the last plan whose link is in a note. Undefined if the message has no plan. */
export async function loadPlans({ reference, fields, entries }: Ticket): Promise<Plans | undefined> {
  const sent = planIn(fields["message"] ?? "");
  if (!sent) return undefined;
  const answer = entries
    .filter(({ kind }) => kind === "note")
    .map(({ text }) => planIn(text))
    .findLast((plan) => plan !== undefined);
  return {
    sent: await shown(sent),
    answer: answer && {
      ...(await shown(answer)),
      changes: changesBetween(sent.plan, answer.plan),
      mail: mailTo(fields["email"] ?? "", reference, [sent, answer]),
    },
  };
}

async function shown({ plan, sums }: LinkedPlan): Promise<ShownPlan> {
  const sizing = await findSizing(plan);
  const { hoursPerDay, daysPerYear, promise } = plan.work;
  const orders = plan.flows.reduce((sum, { perHour }) => sum + perHour, 0);
  return {
    floor: { places: plan.places, lanes: plan.lanes },
    path: pathOf(plan, sums),
    facts: [
      ["Plan", plan.name || "Without a name"],
      [
        "Orders",
        `${ordersInWords(orders)} an hour, ${hoursPerDay} h on ${daysPerYear} ${daysPerYear === 1 ? "day" : "days"} a year`,
      ],
      [
        "Promise",
        `${Math.round(promise.share * 1000) / 10}% of pick-ups within ${inMinutes(promise.within)}`,
      ],
      ["Loads", plan.loads.map(({ id, weight }) => `${id}, ${weight} kg`).join("; ")],
      ["Vehicle", titlesOf(plan)],
      ...(sizing?.fleet ? [] : [unsized(plan, sizing)]),
    ],
    fleet: sizing?.fleet ?? [],
  };
}

/** What the desk says while there is no fleet to name. */
function unsized(plan: Plan, sizing: Sizing | undefined): [name: string, value: string] {
  if (sizing) {
    const { limit } = sizing;
    const begins = limit?.kind === "work" ? "Too large to size here." : "No fleet keeps it.";
    return ["How many", `${begins} ${limit?.text ?? ""}`.trim()];
  }
  return ["How many", `At least ${bounds(plan).vehicles.least}; not sized yet: open it in the planner`];
}
/** The mailto: link of the answer, with the links to the plans. */
function mailTo(email: string, reference: string, [sent, answer]: [LinkedPlan, LinkedPlan]) {
  const lines = [
    "Your plan:",
    company.siteUrl + pathOf(sent.plan, sent.sums),
    "",
    "The plan as we would change it:",
    company.siteUrl + pathOf(answer.plan, answer.sums),
  ];
  const subject = encodeURIComponent(`Your plan (${reference})`);
  const to = isEmailAddress(email) ? encodeURIComponent(email) : "";
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(lines.join("\r\n"))}`;
}

/** A plan, and what was typed of its money. */
type LinkedPlan = { plan: Plan; sums: URLSearchParams };

/**
 * The plan whose link is in a text, with the form's changes and sums in the same address; undefined if there is none or it
 * can't be read.
 */
function planIn(text: string): LinkedPlan | undefined {
  const [, query = ""] = /\/planner\?(\S+)/.exec(text) ?? [];
  const parameters = new URLSearchParams(query);
  if (!parameters.has("plan")) return undefined;
  const { plan, token, broken, wrong } = readJob(parameters);
  return broken || wrong ? undefined : { plan, sums: sumsOf(parameters, token) };
}
