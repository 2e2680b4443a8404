import { plannerWords } from "#content/planner/planner.ts";
import { requirementWords } from "#content/planner/requirement.ts";
import { acceptance } from "#planner/acceptance/acceptance.ts";
import { agreementOf } from "#planner/acceptance/agreement.ts";
import { titlesOf } from "#planner/choose.ts";
import { plannedHour, shownParts } from "#planner/fleet/limiting.ts";
import { bounds } from "#planner/flow/bounds.ts";
import { figure } from "#planner/in-words.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import type { Paper } from "./paper.ts";

const words = plannerWords.sizing;

/** The fleet that keeps the promise, in the page's words: the first thing that is read. */
export function setFleet(paper: Paper, plan: Plan, sizing: Sizing | undefined) {
  const title = titlesOf(plan);
  const { least } = bounds(plan).vehicles;
  if (!sizing) {
    paper.answer(words.atLeast(least), "");
    paper.text(`${words.bound(title)} ${requirementWords.sized.unsized}`);
    return;
  }
  const { fleet, share, orders, fewer, more, limit } = sizing;
  if (!fleet) paper.answer(limit?.kind === "work" ? words.unsized : words.none, "");
  for (const { count, vehicle } of fleet ?? [])
    paper.answer(words.vehicles(count), requirementWords.sized.kind(plannedVehicle(vehicle).title));
  const { promise } = plan.work;
  const beside = [["fewer", fewer] as const, ["more", more] as const].flatMap(([by, other]) => {
    const title = other?.vehicle && plannedVehicle(other.vehicle).title;
    return other ? [words.beside(by, other, title)] : [];
  });
  const kept = fleet
    ? [words.promise({ within: promise.within, share, promised: promise.share, orders })]
    : [];
  if (kept.length + beside.length > 0) paper.text([...kept, ...beside].join(" "));
}

/** The test by which both sides accept the fleet. */
export function setAcceptance(paper: Paper, { work }: Plan, sizing: Sizing | undefined) {
  const agreed = agreementOf(work.promise);
  const test = acceptance(agreed);
  if (!sizing?.fleet || !test) return;
  paper.headline(words.accepted);
  paper.text(words.test(figure(test.orders), figure(test.late), agreed));
}

/** What keeps the fleet from more, what a stop costs, and how anybody computes the answer again. */
export function setLimits(paper: Paper, plan: Plan, sizing: Sizing | undefined) {
  const { least } = bounds(plan).vehicles;
  const hour = plannedHour(bounds(plan), least);
  const minutes = shownParts(hour).map(
    (part) => `${plannerWords.fleet.hour[part]} ${Math.round(hour[part] * 60)} min`,
  );
  paper.text(`${plannerWords.bounds.hour(least)}: ${minutes.join(", ")}.`);
  if (!sizing) return;
  const { limit, stop, digest } = sizing;
  if (limit) paper.text(`${words.limit}: ${limit.text}`);
  if (stop) paper.text(`${words.stop}: ${stop.text}`);
  paper.text(requirementWords.sized.again(digest));
}
