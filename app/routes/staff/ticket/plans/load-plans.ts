import { company } from "#content/company.ts";
import { isEmailAddress } from "#content/email-address.ts";
import { bounds } from "#planner/flow/bounds.ts";
import { pathOf } from "#planner/link/link.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import type { Ticket } from "#server/staff/pages.ts";
import { type Change, changesBetween } from "./changes.ts";
import { planIn } from "./plan-in.ts";

/** A plan's drawing, its figures from the planner, and the path of its page. */
export type ShownPlan = {
  floor: Pick<Plan, "places" | "lanes">;
  facts: [name: string, value: string][];
  path: string;
};

/** The plan that came with an enquiry, and the plan of the answer. */
export type Plans = {
  sent: ShownPlan;
  /** `mail` is the mailto: link of an email with both links. */
  answer: (ShownPlan & { changes: Change[]; mail: string }) | undefined;
};

/** The answer is the last plan whose link is in a note. Undefined if the message has no plan. */
export function loadPlans({ reference, fields, entries }: Ticket): Plans | undefined {
  const sent = planIn(fields["message"] ?? "");
  if (!sent) return undefined;
  const answer = entries
    .filter(({ kind }) => kind === "note")
    .map(({ text }) => planIn(text))
    .findLast((plan) => plan !== undefined);
  return {
    sent: shown(sent),
    answer: answer && {
      ...shown(answer),
      changes: changesBetween(sent, answer),
      mail: mailTo(fields["email"] ?? "", reference, [sent, answer]),
    },
  };
}

function shown(plan: Plan): ShownPlan {
  const { vehicle, vehicles } = bounds(plan);
  const { hoursPerDay, daysPerYear, promise } = plan.work;
  const orders = plan.flows.reduce((sum, { perHour }) => sum + perHour, 0);
  const peak =
    vehicles.peak === null ? "no count is enough in the peak" : `${vehicles.peak} in the peak hour`;
  return {
    floor: { places: plan.places, lanes: plan.lanes },
    path: pathOf(plan),
    facts: [
      ["Plan", plan.name || "Without a name"],
      ["Orders", `${Math.round(orders * 10) / 10} an hour, ${hoursPerDay} h on ${daysPerYear} days a year`],
      ["Promise", `${Math.round(promise.share * 1000) / 10} % reached within ${promise.within} s`],
      ["Loads", plan.loads.map(({ id, weight }) => `${id}, ${weight} kg`).join("; ")],
      ["Vehicle", plannedVehicle(vehicle).title],
      ["How many", `${vehicles.expected ?? "no count is enough"}; ${vehicles.least} at the least, ${peak}`],
    ],
  };
}

/** The mailto: link of the answer, with the links to the plans. */
function mailTo(email: string, reference: string, [sent, answer]: [Plan, Plan]) {
  const lines = [
    "Your plan:",
    company.siteUrl + pathOf(sent),
    "",
    "The plan as we would change it:",
    company.siteUrl + pathOf(answer),
  ];
  const subject = encodeURIComponent(`Your plan (${reference})`);
  const to = isEmailAddress(email) ? encodeURIComponent(email) : "";
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(lines.join("\r\n"))}`;
}
