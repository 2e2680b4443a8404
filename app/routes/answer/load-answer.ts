import { vehicleSilhouette } from "#app/pictures.ts";
import { company } from "#content/company/company.ts";
import { answers } from "#content/frame/answers/answers.ts";
import { exampleCosts, exampleWords } from "#content/frame/answers/costs.ts";
import { exchangeWords, referenceWords } from "#content/frame/answers/interfaces.ts";
import { stopping } from "#content/frame/answers/safety.ts";
import { commandWords } from "#content/frame/answers/sandbox.ts";
import { reactions } from "#content/frame/answers/service.ts";
import { findPage } from "#content/frame/pages.ts";
import { money } from "#planner/money/money.ts";
import { presets } from "#planner/presets/presets.ts";
import { motion } from "#planner/traffic/motion.ts";
import { plannedVehicle, plannedVehicles } from "#planner/vehicles.ts";
import { exampleExchange, exampleOrder, readReference } from "./read-reference.ts";

/** The data of an answer page. @throws if no record has that address */
export function loadAnswer(path: string) {
  const answer = answers.find((each) => each.path === path.toLowerCase());
  const page = findPage(path);
  if (!answer || !page) throw new Error(`content/frame/answers has nothing for ${path}`);
  return {
    page,
    answer,
    example: answer.drawn === "growth" ? example() : undefined,
    growth: answer.drawn === "growth" ? growth() : undefined,
    stops: answer.drawn === "stops" ? stops() : undefined,
    clock: answer.drawn === "clock" ? clock() : undefined,
    exchange: answer.drawn === "exchange" ? { ...exchangeWords, ...exchange() } : undefined,
    reference: answer.drawn === "exchange" ? { ...readReference(), words: referenceWords } : undefined,
    commands: answer.hasCommands
      ? {
          words: commandWords,
          order: exampleOrder(),
          siteUrl: company.siteUrl,
          floors: presets.map(({ id, name }) => ({ value: id, label: name })),
        }
      : undefined,
  };
}

/** Ways from full speed to standstill, longest first, at the scale of a vehicle; vehicles of one speed share a way. */
function stops() {
  const speeds = [...new Set(plannedVehicles.map(({ speed }) => speed))].sort((one, other) => other - one);
  const way = (speed: number) => speed ** 2 / (2 * motion.acceleration);
  const longest = way(speeds[0] ?? 1);
  const fastest = plannedVehicles.find(({ speed }) => speed === speeds[0]) ?? plannedVehicle("fork");
  const { length } = fastest.measures;
  /* Beyond the longest way there is room for its figure. */
  const ahead = longest * 1.9;
  return {
    words: { heading: stopping.heading, note: stopping.note(`${motion.acceleration} m/s²`, fastest.title) },
    vehicle: vehicleSilhouette(fastest.product, stopping.alt(fastest.title)),
    share: length / 1000 / (length / 1000 + ahead),
    ways: speeds.map((speed) => ({
      speed: `${speed} m/s`,
      vehicles: plannedVehicles
        .filter((vehicle) => vehicle.speed === speed)
        .map(({ title }) => title)
        .join(", "),
      metres: `${way(speed).toFixed(2)} m`,
      way: way(speed) / ahead,
      isSignal: way(speed) === longest,
    })),
  };
}

/** What is earned by the end of each year of the example, and when that passes zero. */
function growth() {
  const sum = (items: readonly { amount: number }[]) => items.reduce((all, { amount }) => all + amount, 0);
  const [once, net] = [sum(exampleCosts.once), sum(exampleCosts.saved) - sum(exampleCosts.yearly)];
  const sums = Array.from({ length: exampleCosts.years + 1 }, (_, year) => year * net - once);
  /* Room for figures above and below. */
  const [least, most] = [Math.min(...sums, 0) * 1.15, Math.max(...sums, 0) * 1.15];
  const place = (amount: number) => (most - amount) / (most - least);
  const { growth: words } = exampleWords;
  const mean = examplePayback();
  return {
    words,
    zero: place(0),
    years: sums.map((amount, year) => ({
      label: year === 0 ? words.start : words.year(year),
      amount: `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`,
      top: place(Math.max(amount, 0)),
      bottom: place(Math.min(amount, 0)),
      isEarned: amount > 0,
    })),
    /* A year's column has its end in its middle. */
    payback: mean && {
      years: `${mean.toFixed(1)} ${exampleWords.years}`,
      at: (mean + 0.5) / sums.length,
    },
  };
}

function clock() {
  const { heading, note, steps } = reactions;
  return {
    heading,
    note,
    steps: steps.map(({ hours, ...step }, index) => ({
      ...step,
      at: hours,
      lasts: (steps[index + 1]?.hours ?? hours) - hours,
    })),
  };
}

/** The first call of the reference, and its answer. */
function exchange() {
  const { sent, answered } = exampleExchange();
  return {
    sent: { name: exchangeWords.sent, code: sent },
    answered: { name: exchangeWords.answered, code: answered },
  };
}

export type AnswerData = ReturnType<typeof loadAnswer>;

/** The example's rows. */
function example() {
  const { once, yearly, saved } = exampleCosts;
  const { growth: _, ...words } = exampleWords;
  return {
    ...words,
    rows: [
      ...once.map(({ name, amount }) => [`${name}, ${exampleWords.once}`, `− ${amount}`] as const),
      ...yearly.map(({ name, amount }) => [`${name}, ${exampleWords.yearly}`, `− ${amount}`] as const),
      ...saved.map(({ name, amount }) => [`${name}, ${exampleWords.yearly}`, `+ ${amount}`] as const),
    ],
  };
}

/** The example's payback as the planner computes it. */
function examplePayback() {
  const [preset] = presets;
  if (!preset) throw new Error("The planner has no preset.");
  return money(preset.plan, exampleCosts).payback.mean;
}
