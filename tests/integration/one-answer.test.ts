import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { titlesOf } from "#planner/choose.ts";
import { tokenOf } from "#planner/link/link.ts";
import { example, planWith } from "#planner/plan/example.ts";
import { caseStudyPresets, presets } from "#planner/presets/presets.ts";
import { size } from "#planner/sizing/size.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import { mixedPlan } from "#tests/support/mixed-plan.ts";
import { sizingOf } from "#tests/support/models.ts";
import { fetchMade, type Site, startSite } from "#tests/support/site.ts";

let site: Site;
let folder: string;
beforeAll(async () => {
  site = await startSite();
  folder = await mkdtemp(join(tmpdir(), "one-answer-"));
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

describe.each(presets)("$id", ({ id, plan }) => {
  const sizing = sizingOf(plan);
  const named = (sizing.fleet ?? []).map(({ vehicle, count }) => `${vehicle} ${count}`);

  test("page, hall, case study and document name the fleet that the plan is sized to", async () => {
    const query = `plan=${tokenOf(plan)}`;
    for (const path of [
      `/planner?${query}`,
      `/planner/play?${query}`,
      `/planner?case=${id}`,
      ...(caseStudyPresets.some((each) => each.id === id) ? [`/case-study/${id}`] : []),
    ])
      expect(fleetsIn(await textAt(path)), path).toEqual(named);
    const document = await documentAt(`/planner/files/requirement.pdf?${query}`);
    for (const { vehicle, count } of sizing.fleet ?? [])
      expect(document).toContain(`${count} vehicles of the kind ${plannedVehicle(vehicle).title}`);
    if (!sizing.fleet) expect(document).toContain("No fleet keeps it");
  });
});

const job = planWith({ flows: [{ ...example.flows[0], perHour: 6 }] });

test("a plan that nobody has sized shows a bound, until the server is asked; then page and hall show its fleet", async () => {
  const query = `plan=${tokenOf(job)}&rate=6`;
  const before = await textAt(`/planner?${query}`);
  expect(fleetsIn(before)).toEqual([]);
  expect(before).toMatch(/At least \d+/);
  expect(before).toContain("Size this fleet");
  expect(before).toContain("Once the fleet is sized");
  const asked = await ask(query);
  expect(asked.status).toBe(303);
  const after = await textAt(asked.headers.get("Location") ?? "");
  const [fleet] = size(job).fleet ?? [];
  expect(fleetsIn(after)).toEqual([`${fleet?.vehicle} ${fleet?.count}`]);
  expect(after).toContain('name="rate" value="6"');
  expect(fleetsIn(await textAt(`/planner/play?plan=${tokenOf(job)}`))).toEqual(fleetsIn(after));
});

test("page, hall, document and command name every kind of a mixed fleet", async () => {
  const query = `plan=${tokenOf(mixedPlan)}`;
  expect((await ask(query)).status).toBe(303);
  const { fleet } = size(mixedPlan);
  const named = (fleet ?? []).map(({ vehicle, count }) => `${vehicle} ${count}`);
  expect(named).toHaveLength(2);
  for (const path of [`/planner?${query}`, `/planner/play?${query}`])
    expect(fleetsIn(await textAt(path)), path).toEqual(named);
  const [, answer] = /href="#fit-in".*?<strong>(.*?)<\/strong>/.exec(await textAt(`/planner?${query}`)) ?? [];
  expect(answer).toBe(titlesOf(mixedPlan));
  const document = await documentAt(`/planner/files/requirement.pdf?${query}`);
  for (const { vehicle, count } of fleet ?? [])
    expect(document).toMatch(new RegExp(`${count} vehicles? of the kind ${plannedVehicle(vehicle).title}`));
});

test("nothing is paid back where no vehicle fits", async () => {
  const places = example.places.map((place) =>
    place.id === "stage" ? { ...place, handover: "rack", height: 8000 } : place,
  );
  const page = await textAt(`/planner?plan=${tokenOf(planWith({ places }))}`);
  expect(fleetsIn(page)).toEqual([]);
  expect(page).toContain("No vehicle fits this job as planned, so there is nothing to pay back.");
  expect(page).not.toMatch(/After [\d.]+ years/);
});

test("what holds no plan is refused in words, and a network that asks too often waits", async () => {
  const refused = await ask("plan=1.nonsense");
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("no plan")]);
  const statuses: number[] = [];
  for (let time = 0; time < 8; time++) statuses.push((await ask("plan=1.nonsense")).status);
  expect(statuses.at(-1)).toBe(429);
});

const textAt = async (path: string) => (await fetch(site.origin + path)).text();

const ask = (query: string) =>
  fetchMade(`${site.origin}/planner/size`, {
    method: "POST",
    body: new URLSearchParams({ query }),
    redirect: "manual",
  });

/** Each fleet that a page names, once. */
const fleetsIn = (html: string) => [
  ...new Set(
    Array.from(html.matchAll(/<data [^>]*>/g), ([element]) => {
      const vehicle = /data-fleet="(\w+)"/.exec(element)?.[1];
      return `${vehicle} ${/value="(\d+)"/.exec(element)?.[1]}`;
    }),
  ),
];

async function documentAt(path: string) {
  const file = join(folder, "requirement.pdf");
  await writeFile(file, await (await fetchMade(site.origin + path)).bytes());
  return execFileSync("pdftotext", ["-raw", file, "-"], { encoding: "utf8" }).replaceAll(/\s+/g, " ");
}
