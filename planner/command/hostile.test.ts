import { expect, it } from "vitest";
import { hostilePlan } from "#tests/support/hostile-plans.ts";
import type { Outcome } from "../plan/fields.ts";
import { verbs } from "./verbs.ts";

const plans = 5000;
const inputOf = (seed: number) => JSON.parse(JSON.stringify(hostilePlan(seed))) as unknown;

it(`${plans} hostile plans get an answer or words, each within a second of one core`, {
  timeout: 120_000,
}, () => {
  const faults: string[] = [];
  let answered = 0;
  for (let seed = 0; seed < plans; seed++) {
    const plan = inputOf(seed);
    for (const verb of ["fit", "bounds"]) {
      const began = process.cpuUsage();
      const outcome = verbs[verb]?.(plan) ?? { ok: false, errors: [] };
      if (process.cpuUsage(began).user > 1_000_000 /* µs */) faults.push(`${seed} ${verb} took too long`);
      if (outcome.ok) answered++;
      faults.push(...faultsOf(outcome).map((fault) => `${seed} ${verb}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(answered).toBeGreaterThan(plans / 10);
  expect(answered).toBeLessThan(2 * plans);
  expect(({} as { polluted?: true }).polluted).toBeUndefined();
});

it("whatever a plan's link can hold comes back", { timeout: 60_000 }, () => {
  let opened = 0;
  for (let seed = 0; seed < 1000; seed++) {
    const link = verbs.link?.(inputOf(seed));
    if (!link?.ok) continue;
    const answer = verbs.open?.(link.value);
    const { plan, ...rest } = (answer?.ok ? answer.value : {}) as { plan?: unknown };
    expect(rest, `seed ${seed}`).toEqual({});
    expect(verbs.link?.(plan), `seed ${seed}`).toEqual(link);
    opened++;
  }
  expect(opened).toBeGreaterThan(50);
});

function faultsOf(outcome: Outcome<unknown>): string[] {
  if (outcome.ok) return lostFigures(outcome.value);
  if (outcome.errors.length === 0) return ["no words"];
  return outcome.errors
    .filter(
      ({ path, message }) =>
        !/^[\w.[\]]*$/.test(path) ||
        /NaN(?!")|undefined|\[object|Cannot|is not a function|^.{0,5}$/.test(message),
    )
    .map(({ path, message }) => `${path} ${message}`);
}

/** Figures that JSON can't hold. */
function lostFigures(value: unknown): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`holds ${value}`];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(lostFigures) : [];
}
