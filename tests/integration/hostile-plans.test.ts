import { afterAll, beforeAll, expect, test } from "vitest";
import { deflateText } from "#planner/link/deflate-text.ts";
import { tokenOf } from "#planner/link/link.ts";
import { toRows } from "#planner/link/rows.ts";
import { example, planWith } from "#planner/plan/example.ts";
import { asRows } from "#planner/rows/rows.ts";
import { hostilePlan, hostileText } from "#tests/support/hostile-plans.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { cases } from "#tests/support/whole-run.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
  /* The first page waits until a thread has loaded what renders it. */
  await fetch(`${site.origin}/planner?count=1`);
});
afterAll(() => site.stop());

const paths = [
  "/planner",
  "/planner.data",
  "/planner/play",
  "/planner/answer",
  "/planner/files/plan.json",
  "/planner/files/floor.lif.json",
  "/planner/files/floor.lif2.json",
  "/planner/files/flows.csv",
  "/planner/files/answers.csv",
  "/planner/files/nothing",
  "/contact",
] as const;

/** Hostile addresses of a plan: a damaged link, an intact one with impossible content, or fields. */
function hostileQuery(seed: number) {
  const plan = planWith();
  const ways = [
    () => hostileText(tokenOf(plan), seed),
    () => `1.${deflateText(hostileText(JSON.stringify(toRows(plan)), seed))}`,
    () => `1.${deflateText(JSON.stringify(hostilePlan(seed)) ?? "")}`,
  ];
  const query = new URLSearchParams({ plan: (ways[seed % ways.length]?.() ?? "").slice(0, 6000) });
  if (seed % 2 === 0) return query;
  const { flows, places } = asRows(plan);
  const fields = {
    flows,
    places,
    weight: `${example.loads[0]?.weight}`,
    count: "5",
    seed: "1",
    about: "plan",
  };
  for (const [name, value] of Object.entries(fields))
    query.set(name, hostileText(value, seed).slice(0, 1000));
  return query;
}

const plans = cases(1600);

test(`none of ${plans} hostile plans stops the server: words, within a second`, {
  timeout: 60_000,
}, async () => {
  const faults: string[] = [];
  const statuses = new Set<number>();
  for (let seed = 0; seed < plans; seed++) {
    const path = paths[seed % paths.length] ?? "/planner";
    const began = process.hrtime.bigint();
    const answer = await fetch(`${site.origin}${path}?${hostileQuery(seed)}`);
    const words = await answer.text();
    statuses.add(answer.status);
    if (answer.status >= 500) faults.push(`${seed} ${path}: ${answer.status}`);
    if (words.length < 30 && answer.status !== 200) faults.push(`${seed} ${path}: no words`);
    if (process.hrtime.bigint() - began > 1_000_000_000n) faults.push(`${seed} ${path}: too slow`);
  }
  expect(faults.slice(0, 10)).toEqual([]);
  expect(statuses).toContain(200);
});

test("documents of hostile plans are set or refused, and the thirteenth in a minute waits, in words", async () => {
  const ask = (seed: number, path = "/planner/files/requirement.pdf") =>
    fetch(`${site.origin}${path}?${hostileQuery(seed * 2)}&simulated=${seed}`);
  for (let seed = 0; seed < 12; seed++) expect([200, 202, 404, 422]).toContain((await ask(seed)).status);
  const refused = await ask(12);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Too many documents in one minute");
  for (const path of [
    "/Planner/Files/Requirement.PDF",
    "/planner/files/requirement%2Epdf",
    "/planner/files/requirement.pdf/",
  ])
    expect((await ask(13, path)).status, path).toBe(429);
  expect((await ask(13, "/planner/files/plan.json")).status).not.toBe(429);
});
