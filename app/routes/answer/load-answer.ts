import type { Bar } from "#app/sections/bars/bars.tsx";
import { answers } from "#content/answers/answers.ts";
import { exampleCosts, exampleWords } from "#content/answers/costs.ts";
import { referenceWords } from "#content/answers/interfaces.ts";
import { stopping } from "#content/answers/safety.ts";
import { commandWords } from "#content/answers/sandbox.ts";
import { reactions } from "#content/answers/service.ts";
import { company } from "#content/company.ts";
import { findPage } from "#content/pages.ts";
import { money } from "#planner/money/money.ts";
import { presets } from "#planner/presets/presets.ts";
import { motion } from "#planner/traffic/motion.ts";
import { plannedVehicles } from "#planner/vehicles.ts";
import { exampleOrder, readReference } from "./read-reference.ts";

/** The data of an answer page. @throws if no record has that address */
export function loadAnswer(path: string) {
  const answer = answers.find((each) => each.path === path.toLowerCase());
  const page = findPage(path);
  if (!answer || !page) throw new Error(`content/answers has nothing for ${path}`);
  return {
    page,
    answer,
    example: answer.path === "/costs" ? example() : undefined,
    drawing: drawingOf(answer.path),
    reference: answer.path === "/interfaces" ? { ...readReference(), words: referenceWords } : undefined,
    commands: answer.hasCommands
      ? {
          words: commandWords,
          order: exampleOrder(),
          siteUrl: company.siteUrl,
          floors: presets.map(({ caseStudy, name }) => ({ value: caseStudy, label: name })),
        }
      : undefined,
  };
}

/** A vehicle's way from full speed to standstill, longest first; vehicles of one speed share a line. */
function stoppingBars(): Bar[] {
  const speeds = [...new Set(plannedVehicles.map(({ speed }) => speed))].sort((one, other) => other - one);
  const way = (speed: number) => speed ** 2 / (2 * motion.acceleration);
  const longest = way(speeds[0] ?? 1);
  return speeds.map((speed) => ({
    label: `At ${speed} m/s`,
    note: plannedVehicles
      .filter((vehicle) => vehicle.speed === speed)
      .map(({ title }) => title)
      .join(", "),
    value: `${way(speed).toFixed(2)} m`,
    from: 0,
    to: way(speed) / longest,
    isSignal: way(speed) === longest,
  }));
}

/** What is earned by the end of each year of the example. */
function growthBars(): Bar[] {
  const sum = (items: readonly { amount: number }[]) => items.reduce((all, { amount }) => all + amount, 0);
  const [once, net] = [sum(exampleCosts.once), sum(exampleCosts.saved) - sum(exampleCosts.yearly)];
  const sums = Array.from({ length: exampleCosts.years + 1 }, (_, year) => year * net - once);
  const [least, most] = [Math.min(...sums, 0), Math.max(...sums, 0)];
  const place = (amount: number) => (amount - least) / (most - least);
  const { start, year: named } = exampleWords.growth;
  return sums.map((amount, year) => ({
    label: year === 0 ? start : named(year),
    value: `${amount < 0 ? "−" : "+"} ${Math.abs(amount)}`,
    from: place(Math.min(amount, 0)),
    to: place(Math.max(amount, 0)),
    isSignal: amount > 0,
  }));
}

/** The drawing of a page, and the chapter that it opens. */
function drawingOf(path: string) {
  const longest = Math.max(...reactions.steps.map(({ hours }) => hours));
  switch (path) {
    case "/safety":
      return {
        chapter: stopping.chapter,
        heading: stopping.heading,
        bars: stoppingBars(),
        note: stopping.note(`${motion.acceleration} m/s²`),
      };
    case "/service":
      return {
        chapter: "help",
        heading: reactions.heading,
        bars: reactions.steps.map(
          ({ what, how, when, hours }): Bar => ({
            label: what,
            note: how,
            value: when,
            from: 0,
            to: hours / longest,
            isSignal: hours === 1,
          }),
        ),
        note: reactions.note,
      };
    case "/costs":
      return {
        chapter: exampleWords.id,
        heading: exampleWords.growth.heading,
        bars: growthBars(),
        note: exampleWords.growth.note,
      };
    default:
      return undefined;
  }
}

export type AnswerData = ReturnType<typeof loadAnswer>;

/** The example's rows, and its payback as the planner computes it. */
function example() {
  const [preset] = presets;
  if (!preset) throw new Error("The planner has no preset.");
  const { once, yearly, saved } = exampleCosts;
  const { mean } = money(preset.plan, exampleCosts).payback;
  const { growth: _, ...words } = exampleWords;
  return {
    ...words,
    rows: [
      ...once.map(({ name, amount }) => [`${name}, ${exampleWords.once}`, `− ${amount}`] as const),
      ...yearly.map(({ name, amount }) => [`${name}, ${exampleWords.yearly}`, `− ${amount}`] as const),
      ...saved.map(({ name, amount }) => [`${name}, ${exampleWords.yearly}`, `+ ${amount}`] as const),
      [exampleWords.payback, `${mean?.toFixed(1)} ${exampleWords.years}`] as const,
    ],
  };
}
