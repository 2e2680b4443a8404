import { plannerWords } from "#content/planner/planner.ts";
import { requirementWords } from "#content/planner/requirement.ts";
import { acceptance } from "#planner/acceptance/acceptance.ts";
import { agreementOf } from "#planner/acceptance/agreement.ts";
import { titlesOf } from "#planner/choose.ts";
import { plannedHour, shownParts } from "#planner/fleet/limiting.ts";
import { bounds } from "#planner/flow/bounds.ts";
import { figure, percent } from "#planner/in-words.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import type { Paper } from "./paper.ts";

const words = plannerWords.sizing;

/** The fleet that keeps the promise, in the page's words, and the test by which both sides accept it. */
export function setSizing(paper: Paper, plan: Plan, sizing: Sizing | undefined) {
  const { vehicles } = bounds(plan);
  const title = titlesOf(plan);
  const { promise } = plan.work;
  const hour = plannedHour(bounds(plan), vehicles.least);
  const minutes = shownParts(hour).map(
    (part) => `${plannerWords.fleet.hour[part]} ${Math.round(hour[part] * 60)} min`,
  );
  paper.headline(requirementWords.sized.title);
  if (!sizing) {
    paper.text(`${plannerWords.bounds.hour(vehicles.least)}: ${minutes.join(", ")}.`);
    paper.text(`${words.atLeast(vehicles.least)}. ${words.bound(title)} ${requirementWords.sized.unsized}`);
    return;
  }
  const { fleet, share, orders, fewer, more, limit, stop, digest } = sizing;
  if (!fleet) paper.text(limit?.kind === "work" ? words.unsized : words.none);
  for (const each of fleet ?? []) {
    const [count] = [each.count];
    paper.text(requirementWords.sized.fleet(count, plannedVehicle(each.vehicle).title));
  }
  if (fleet)
    paper.text(words.promise({ title, within: promise.within, share, promised: promise.share, orders }));
  for (const [by, other] of [["fewer", fewer] as const, ["more", more] as const]) {
    const title = other?.vehicle && plannedVehicle(other.vehicle).title;
    if (other) paper.text(words.beside(by, other.count, percent(other.share), title));
  }
  paper.text(`${plannerWords.bounds.hour(vehicles.least)}: ${minutes.join(", ")}.`);
  if (limit) paper.text(`${words.limit}: ${limit.text}`);
  if (stop) paper.text(`${words.stop}: ${stop.text}`);
  const agreed = agreementOf(promise);
  const test = acceptance(agreed);
  if (fleet && test) {
    paper.headline(words.accepted);
    paper.text(words.test(figure(test.orders), figure(test.late), agreed));
  }
  paper.text(requirementWords.sized.again(digest));
}
