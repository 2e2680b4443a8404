import { describe, expect } from "vitest";
import { listedStudies, vehicleChoices } from "#app/routes/case-studies/filters.ts";
import { documents } from "#content/documents/documents.ts";
import { episodes } from "#content/posts/podcasts.ts";
import { openPage, untilReady } from "#tests/support/browser.ts";
import { test } from "#tests/support/browser-test.ts";

const all = listedStudies.length;
const distributed = listedStudies.filter(({ inIndustry }) => inIndustry === "distribution");
const automotive = listedStudies.filter(({ inIndustry }) => inIndustry === "automotive-industry");
/** A vehicle that works elsewhere alone. */
const absent = vehicleChoices.find(({ value }) =>
  automotive.every(({ withVehicles }) => !withVehicles.includes(value)),
);
const forks = distributed.filter(({ withVehicles }) => withVehicles.includes("fork"));

describe("the filters of the case studies", () => {
  test("narrow the list, stand in the address, and stay on reload and on the way back", async ({ visit }) => {
    const page = await visit("/case-studies");
    const status = page.getByRole("main").getByRole("status");
    const titles = page.getByRole("main").getByRole("heading", { level: 3 });
    await expect.poll(() => status.textContent()).toBe(`All ${all} case studies`);

    await page
      .getByRole("navigation", { name: "Industry" })
      .getByRole("link", { name: /Distribution/ })
      .click();
    await expect.poll(() => titles.count()).toBe(distributed.length);
    await page
      .getByRole("navigation", { name: "Vehicle" })
      .getByRole("link", { name: `1400 Fork ${forks.length}`, exact: true })
      .click();
    await expect.poll(() => status.textContent()).toBe(`${forks.length} of ${all} case studies match`);
    expect(new URL(page.url()).search).toBe("?industry=distribution&vehicle=fork");

    await page.reload();
    await untilReady(page);
    await expect.poll(() => titles.count()).toBe(forks.length);
    await page.goBack();
    await expect.poll(() => titles.count()).toBe(distributed.length);
  });

  test("work without script, and say when nothing matches", async ({ visit }) => {
    const page = await visit("/case-studies?industry=automotive-industry", { javaScriptEnabled: false });
    expect(await page.getByRole("main").getByRole("heading", { level: 3 }).count()).toBe(automotive.length);
    await page
      .getByRole("navigation", { name: "Vehicle" })
      .getByRole("link", { name: `${absent?.label} 0`, exact: true })
      .click();
    expect(await page.getByRole("main").getByRole("status").textContent()).toBe(
      `0 of ${all} case studies match`,
    );
    await page.getByRole("link", { name: "Show all case studies" }).click();
    await expect.poll(() => page.getByRole("main").getByRole("heading", { level: 3 }).count()).toBe(all);
  });
});

describe.each([
  {
    path: "/podcasts",
    label: "Search the episodes",
    word: "cold",
    match: `1 of ${episodes.length} episodes matches`,
    all: episodes.length,
  },
  {
    path: "/product-documentation",
    label: "Search the documents",
    word: "opc ua",
    match: `1 of ${documents.length} documents matches`,
    all: documents.length,
  },
])("the search of $path", ({ path, label, word, match, all }) => {
  test("filters at every key, counts, and says when nothing matches", async ({ visit }) => {
    const page = await visit(path);
    const field = page.getByRole("searchbox", { name: label });
    const status = page.getByRole("search").getByRole("status");
    expect(await status.textContent()).toContain(`All ${all}`);

    await field.pressSequentially(word);
    await expect.poll(() => status.textContent()).toBe(match);
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(word);
    await field.fill("xyzzy");
    await expect.poll(() => status.textContent()).toMatch(/^No (episode|document) matches/);
    await field.fill("");
    await expect.poll(() => status.textContent()).toContain(`All ${all}`);
    await expect.poll(() => new URL(page.url()).search).toBe("");
  });

  test("is a GET form without script", async ({ visit }) => {
    const page = await visit(path, { javaScriptEnabled: false });
    await page.getByRole("searchbox", { name: label }).fill(word);
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    expect(await page.getByRole("search").getByRole("status").textContent()).toBe(match);
    expect(await page.getByRole("searchbox", { name: label }).inputValue()).toBe(word);
  });
});

describe("events", () => {
  test("that have ended by the visitor's clock stand under Past", async ({ site, browser }) => {
    const { page, close, checkConsole } = await openPage(browser, "about:blank");
    await page.clock.setFixedTime(new Date("2027-02-01T12:00:00Z"));
    await page.goto(`${site.origin}/events`);
    await untilReady(page);
    const coming = page.getByRole("region", { name: "Coming" }).getByRole("heading", { level: 3 });
    await expect.poll(() => coming.allTextContents()).toEqual(["Moving Floors: a stand with a crossing"]);
    const latest = page.getByRole("region", { name: "Past" }).getByRole("listitem").first();
    expect(await latest.getByRole("heading", { level: 3 }).textContent()).toBe("A day at the handover");
    expect(await latest.textContent()).toContain("each handover stopped and looked at");
    checkConsole();
    await close();
  });

  test("come as calendar files", async ({ site }) => {
    const response = await fetch(`${site.origin}/calendar/peak-hour-session.ics`);
    expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const lines = (await response.text()).split("\r\n");
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines).toContain("DTSTART:20261210T083000Z");
    expect(lines.every((line) => line.length <= 75)).toBe(true);
  });
});

describe.each([
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])("the first view at $width × $height", (viewport) => {
  test.for([
    { path: "/news", entry: "heading" as const, level: 2 },
    { path: "/events", entry: "heading" as const, level: 3 },
    { path: "/podcasts", entry: "heading" as const, level: 3 },
    { path: "/careers", entry: "heading" as const, level: 3 },
    { path: "/product-documentation", entry: "rowheader" as const, level: 0 },
    { path: "/search?q=pallet", entry: "heading" as const, level: 3 },
  ])("of $path holds the name of its first entry", async ({ path, entry, level }, { visit }) => {
    const page = await visit(path, { viewport });
    const first = page
      .getByRole("main")
      .getByRole(entry, level ? { level } : {})
      .first();
    const box = await first.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(viewport.height);
  });
});

test("an odd number of vehicles stands in two columns on a phone, the last one below them", async ({
  visit,
}) => {
  const page = await visit("/products/Mag", { viewport: { width: 375, height: 812 } });
  const family = page.getByRole("main").getByRole("list").first();
  await family.evaluate((list) => list.lastElementChild?.remove());
  const boxes = await family.evaluate((list) =>
    [...list.children].map((member) => member.getBoundingClientRect()).map(({ x, width }) => [x, x + width]),
  );
  expect(boxes.length % 2).toBe(1);
  for (const [from, to] of boxes) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(375);
  }
});
