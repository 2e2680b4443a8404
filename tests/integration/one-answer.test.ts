import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { titlesOf } from "#planner/choose.ts";
import { totalOf } from "#planner/fleet/total.ts";
import { tokenOf } from "#planner/link/link.ts";
import type { Money } from "#planner/money/money.ts";
import { readCosts } from "#planner/money/read-costs.ts";
import { example, planWith } from "#planner/plan/example.ts";
import { asInput, type Plan } from "#planner/plan/plan.ts";
import { readPlan } from "#planner/plan/read-plan.ts";
import { caseStudyPresets, presetOf, presets } from "#planner/presets/presets.ts";
import { sumsOf } from "#planner/presets/sums-of.ts";
import { size } from "#planner/sizing/size.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import { askAssistant } from "#tests/support/ask-assistant.ts";
import { mixedPlan } from "#tests/support/mixed-plan.ts";
import { sizingOf } from "#tests/support/models.ts";
import { randomFloor } from "#tests/support/random-floor.ts";
import { sendEnquiry } from "#tests/support/send-enquiry.ts";
import { fetchMade, type Site } from "#tests/support/site.ts";
import { type StaffClient, type StaffedSite, startStaffedSite } from "#tests/support/staff.ts";

let staffed: StaffedSite;
let site: Site;
let desk: StaffClient;
let assistant: Client;
let folder: string;
beforeAll(async () => {
  staffed = await startStaffedSite({ TRUSTED_PROXIES: "127.0.0.1" });
  site = staffed.site;
  desk = await staffed.member("Dora", "sales");
  assistant = new Client({ name: "an assistant", version: "1" });
  await assistant.connect(new StreamableHTTPClientTransport(new URL("/mcp", site.origin)));
  folder = await mkdtemp(join(tmpdir(), "one-answer-"));
});
afterAll(async () => {
  await assistant.close();
  await staffed.stop();
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
    const besides = (text: string) =>
      text.replaceAll(/\s/g, " ").match(/With \d+ vehicles?\b[^.]*: [\d.]+%/g);
    expect(besides(document)).toEqual(besides(await textAt(`/planner?${query}`)));
  });

  test("the plan has one payback, whatever address opens it, and its case study names that", async () => {
    const query = `plan=${tokenOf(plan)}`;
    const ofLink = paidBack(await textAt(`/planner?${query}`));
    expect(paidBack(await textAt(`/planner?case=${id}`)), "case").toBe(ofLink);
    expect(paidBack(await documentAt(`/planner/files/requirement.pdf?${query}`)), "document").toBe(ofLink);
    if (plan === presets[0]?.plan) expect(paidBack(await textAt("/planner")), "bare").toBe(ofLink);
    if (ofLink !== undefined && caseStudyPresets.some((each) => each.id === id))
      expect(await textAt(`/case-study/${id}`)).toMatch(
        new RegExp(`\\b${ofLink.replace(".", "\\.")}\\syears`),
      );
  });
});

/** A preset with other orders; nothing if its vehicle has left the line. */
function scaled(title: string, id: string, by: number): [string, Plan][] {
  const plan = presetOf(id);
  if (!plan) return [];
  return [[title, { ...plan, flows: plan.flows.map((flow) => ({ ...flow, perHour: flow.perHour * by })) }]];
}

function onRandomFloor(seed: number): Plan {
  const read = readPlan(randomFloor(seed));
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
}

test.each<[string, Plan]>([
  ...scaled("a preset with 0.7 of its orders", "wrapped-pallets", 0.7),
  ...scaled("a round with half as many again", "line-side-milk-run", 1.5),
  ["a random floor without room to park", onRandomFloor(4)],
  ["a random floor", onRandomFloor(3)],
  ["a random floor on which no fleet keeps it", onRandomFloor(2)],
])(
  "%s has one fleet and one payback on page, in data, hall, document, ticket, command and for assistants",
  async (_, plan) => {
    const query = `plan=${tokenOf(plan)}`;
    expect((await ask(query)).status).toBe(303);
    const sizing = answerOf("size", asInput(plan)) as Sizing;
    const named = (sizing.fleet ?? []).map(({ vehicle, count }) => `${vehicle} ${count}`);
    const page = await textAt(`/planner?${query}`);
    expect(fleetsIn(page), "page").toEqual(named);
    expect(fleetsIn(await textAt(`/planner/play?${query}`)), "hall").toEqual(named);
    expect(await textAt(`/planner.data?${query}`), "data").toContain(sizing.digest);
    const reference = await sendEnquiry(site.origin, { message: `${site.origin}/planner?${query}` });
    expect(fleetsIn(await (await desk.get(`/staff/enquiries/${reference}`)).text()), "ticket").toEqual(named);
    expect(await told("size_fleet", { plan: asInput(plan) }), "assistant").toEqual(sizing);

    const document = await documentAt(`/planner/files/requirement.pdf?${query}`);
    expect(document).toContain(sizing.digest);
    if (!sizing.fleet) {
      expect([page, document].map((text) => text.includes("No fleet keeps it"))).toEqual([true, true]);
      expect([page, document].map(paidBack)).toEqual([undefined, undefined]);
      return;
    }
    for (const { vehicle, count } of sizing.fleet)
      expect(document).toMatch(
        new RegExp(`${count} vehicles? of the kind ${RegExp.escape(plannedVehicle(vehicle).title)}`),
      );
    const { costs } = readCosts(sumsOf(new URLSearchParams(), tokenOf(plan)), plan);
    const asked = { plan: asInput(plan), costs, count: totalOf(sizing.fleet) };
    const { payback, npv } = answerOf("money", asked) as Money;
    const isPaid = payback.mean !== null && payback.mean <= (costs?.years ?? 0) && npv >= 0;
    const years = isPaid ? payback.mean?.toFixed(1) : undefined;
    expect([page, document].map(paidBack)).toEqual([years, years]);
    expect((await told("money", asked)) as Money).toMatchObject({ payback, npv });
  },
);

test("what was typed of money goes along every link of the plan: hall, document, enquiry, ticket, mail, command", async () => {
  const [preset] = presets;
  if (!preset) throw new Error("The planner has no preset.");
  const { plan } = preset;
  const [fleet] = sizingOf(plan).fleet ?? [];
  const sums = "vehicle=123%2C456&wage=41%2C5&rate=3";
  const query = `plan=${tokenOf(plan)}&${sums}`;
  const page = await textAt(`/planner?${query}`);
  const years = paidBack(page);
  expect(years).toMatch(/\d/);
  expect(years, "not the example's").not.toBe(paidBack(await textAt(`/planner?plan=${tokenOf(plan)}`)));
  const linkIn = (html: string, begin: string) => {
    const [, link = ""] = new RegExp(`["\\s>(]((?:https?://[^/"]+)?${begin}[^"\\s<)]*)`).exec(html) ?? [];
    return link.replaceAll("&amp;", "&").replace(/^https?:\/\/[^/]+/, "");
  };
  const holds = async (from: string, link: string) => {
    expect(new URLSearchParams(link.split("?")[1]).get("wage"), from).toBe("41,5");
    expect(paidBack(await textAt(link)), from).toBe(years);
  };

  const hall = await textAt(linkIn(page, "/planner/play\\?plan="));
  await holds("hall", linkIn(hall, "/planner\\?plan="));
  /* Another count is asked for by a form, which keeps the sums, too. */
  expect(hall).toMatch(/<input type="hidden" name="wage" value="41,5"\/>/);
  const path = linkIn(page, "/planner/files/requirement.pdf");
  expect(paidBack(await documentAt(path)), "document").toBe(years);
  await holds("link in the document", await linkInDocument(path));
  const contact = await textAt(linkIn(page, "/contact\\?about=plan"));
  const [, message = ""] = /<textarea[^>]*>([^<]*)</.exec(contact) ?? [];
  await holds("enquiry", linkIn(` ${message}`, "/planner\\?plan="));
  const reference = await sendEnquiry(site.origin, { message: message.replaceAll("&amp;", "&") });
  const ticket = await (await desk.get(`/staff/enquiries/${reference}`)).text();
  await holds("ticket", linkIn(ticket, "/planner\\?plan="));

  const { costs } = answerOf("open", { path: `/planner?${query}` }) as { costs: unknown };
  const { payback } = answerOf("money", { plan: asInput(plan), costs, count: fleet?.count }) as Money;
  expect(payback.mean?.toFixed(1), "command").toBe(years);
});

/** The planner's address that a requirement document links to. */
async function linkInDocument(path: string) {
  await documentAt(path);
  const urls = execFileSync("pdfinfo", ["-url", join(folder, "requirement.pdf")], { encoding: "utf8" });
  return /\/planner\?plan=\S+/.exec(urls)?.[0] ?? "";
}

/** The years after which a page or document says that the fleet is paid back. */
const paidBack = (text: string) => /Pays for itself after ([\d.]+)\syears/.exec(text)?.[1];

/** What the planner's command answers, as JSON. */
function answerOf(verb: string, input: unknown): unknown {
  const command = ["scripts/commands/planner.ts", verb];
  return JSON.parse(
    execFileSync(process.execPath, command, { encoding: "utf8", input: JSON.stringify(input) }),
  );
}

async function told(tool: string, input: Record<string, unknown>) {
  const { structuredContent } = await askAssistant(assistant, tool, input);
  return (structuredContent as { answer: unknown }).answer;
}

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
  /* The count is read first. */
  const text = await textAt(`/planner?${query}`);
  expect(text.indexOf('href="#fleet-in"')).toBeLessThan(text.indexOf('href="#fit-in"'));
  const document = await documentAt(`/planner/files/requirement.pdf?${query}`);
  for (const { vehicle, count } of fleet ?? [])
    expect(document).toMatch(
      new RegExp(`${count} vehicles? of the kind ${RegExp.escape(plannedVehicle(vehicle).title)}`),
    );
});

test("nothing is paid back where no vehicle fits", async () => {
  const places = example.places.map((place) =>
    place.id === "stage" ? { ...place, handover: "rack", height: 8000 } : place,
  );
  const page = await textAt(`/planner?plan=${tokenOf(planWith({ places }))}`);
  expect(fleetsIn(page)).toEqual([]);
  expect(page).toContain("No vehicle fits this job as planned, so there is nothing to pay back.");
  expect(page).not.toMatch(/After [\d.]+\syears/);
});

test("what holds no plan is refused in words, and a network that asks too often waits", async () => {
  const refused = await ask("plan=1.nonsense");
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("no plan")]);
  const statuses: number[] = [];
  for (let time = 0; time < 8; time++) statuses.push((await ask("plan=1.nonsense", "198.51.100.7")).status);
  expect(statuses.at(-1)).toBe(429);
});

let networks = 0;
const textAt = async (path: string) => (await fetchMade(site.origin + path)).text();

/** Asks the server to size a plan, from a network that has not asked yet unless one is named. */
const ask = (query: string, network = `192.0.2.${++networks}`) =>
  fetchMade(`${site.origin}/planner/size`, {
    method: "POST",
    headers: { "X-Forwarded-For": network },
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

/** Each from a network of its own, because one has twelve a minute. */
async function documentAt(path: string) {
  const headers = { "X-Forwarded-For": `192.0.2.${++networks}` };
  const file = join(folder, "requirement.pdf");
  await writeFile(file, await (await fetchMade(site.origin + path, { headers })).bytes());
  return execFileSync("pdftotext", ["-raw", file, "-"], { encoding: "utf8" }).replaceAll(/\s+/g, " ");
}
