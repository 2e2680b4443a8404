import { describe, expect, it } from "vitest";
import { hostileFile, hostilePlan, hostileText } from "#tests/support/hostile-plans.ts";
import { readLif } from "../lif/read-lif.ts";
import { writeLif } from "../lif/write-lif.ts";
import { openToken, tokenOf } from "../link/link.ts";
import { planWith } from "../plan/example.ts";
import type { Outcome } from "../plan/fields.ts";
import { readPlan } from "../plan/read-plan.ts";
import { presets } from "../presets/presets.ts";
import { rowLists } from "../rows/columns.ts";
import { asRows, readRows } from "../rows/rows.ts";
import { verbs } from "./verbs.ts";

const plans = 5000;
const inputOf = (seed: number) => JSON.parse(JSON.stringify(hostilePlan(seed))) as unknown;

it(`${plans} hostile plans are answered or refused with a reason, each within a second of one core`, {
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

it("any plan survives a round trip through its link", { timeout: 60_000 }, () => {
  let opened = 0;
  for (let seed = 0; seed < 1500; seed++) {
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

it("a damaged link opens with what is left of it, or is refused with a reason", { timeout: 60_000 }, () => {
  const token = tokenOf(planWith());
  expectWords(plans, (seed) => openToken(hostileText(token, seed)));
});

it("hostile layouts become a floor or are refused with a reason", { timeout: 60_000 }, () => {
  const files = presets.map(({ plan }) => writeLif(plan, ["fork"], "2026-11-22T12:00:00Z"));
  expectWords(plans, (seed) => {
    const read = readLif(JSON.parse(JSON.stringify(hostileFile(files[seed % files.length] ?? {}, seed))));
    return read.ok ? readPlan({ ...planWith(), ...read.value }) : read;
  });
});

describe("hostile tables become entries or are refused with a reason", () => {
  it.each(rowLists)("%s", { timeout: 60_000 }, (list) => {
    const text = asRows(planWith())[list];
    expectWords(plans / 3, (seed) => {
      const { entries, errors } = readRows(list, hostileText(text, seed), "pallet");
      return errors.length > 0 ? { ok: false, errors } : readPlan({ ...planWith(), [list]: entries });
    });
  });

  it("a chart as wide as it is long", () => {
    const wide = `from/to${",a".repeat(45_000)}${"\nb,1".repeat(25_000)}`;
    expectWords(1, () => {
      const { entries, errors } = readRows("flows", wide, "pallet");
      return errors.length > 0 ? { ok: false, errors } : readPlan({ ...planWith(), flows: entries });
    });
  });
});

/** None of `count` inputs throws, takes more than a second of one core, or is refused without a reason. */
function expectWords(count: number, answer: (seed: number) => Outcome<unknown>) {
  const faults: string[] = [];
  for (let seed = 0; seed < count; seed++) {
    const began = process.cpuUsage();
    try {
      faults.push(...faultsOf(answer(seed)).map((fault) => `${seed}: ${fault}`));
    } catch (error) {
      faults.push(`${seed}: ${String(error)}`);
    }
    if (process.cpuUsage(began).user > 1_000_000 /* µs */) faults.push(`${seed} took too long`);
  }
  expect(faults).toEqual([]);
}

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

/** Paths of the numbers that JSON can't hold. */
function lostFigures(value: unknown): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`holds ${value}`];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(lostFigures) : [];
}
