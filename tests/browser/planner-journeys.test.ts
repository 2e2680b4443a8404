import type { Page } from "playwright-core";
import { expect } from "vitest";
import { presetNames } from "#content/planner/preset-names.ts";
import { hourlyLabourCosts } from "#planner/money/wages.ts";
import { presets } from "#planner/presets/presets.ts";
import { test } from "#tests/support/browser-test.ts";
import { otherCase } from "#tests/support/other-case.ts";

const soon = { timeout: 15_000 };
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const ask = (page: Page) => page.getByRole("button", { name: "Ask again" }).first().click();
/** The three answers beside the fields, as they are read, under the plan's name. */
const answer = (page: Page, name: string) => region(page, name).locator("li strong").allInnerTexts();

test("each case gives a vehicle, a count and whether it pays, by a press", async ({ visit }) => {
  const page = await visit("/planner");
  for (const { id, name } of presets) {
    await page.getByRole("link", { name: presetNames[id] ?? name, exact: true }).click();
    await page.getByRole("heading", { level: 2, name, exact: true }).waitFor(soon);
    const [count, vehicle, pays] = await answer(page, name);
    expect(vehicle).toMatch(/^MAG /);
    expect(count).toMatch(/^\d+ (vehicles?|.+ and \d+ .+)$/);
    expect(pays).toMatch(/^After [\d.]+\syears$|^Not here$/);
  }
});

test("a floor that was taken away in LIF fills the rows of another plan", async ({ visit, site }) => {
  const page = await visit("/planner");
  const rows = await page.locator("#job-places").inputValue();
  const address = await page.getByRole("link", { name: "Floor, LIF" }).getAttribute("href");
  const file = await fetch(site.origin + address);
  const buffer = Buffer.from(await file.arrayBuffer());

  await page.getByRole("link", { name: otherCase.link }).click();
  await expect.poll(() => page.locator("#job-places").inputValue(), soon).not.toBe(rows);
  await page
    .getByLabel("Or take places and lanes from a file in LIF")
    .setInputFiles({ name: "floor.lif.json", mimeType: "application/json", buffer });
  await page.getByText(/The rows now hold \d+ places of “/).waitFor(soon);
  const named = (text: string) =>
    text
      .split("\n")
      .map((row) => row.split("; ").slice(0, 3).join(" "))
      .toSorted();
  expect(named(await page.locator("#job-places").inputValue())).toEqual(named(rows));
});

test("a LIF file of two floors says which one it left out, and takes that instead by a press", async ({
  visit,
}) => {
  const page = await visit("/planner");
  const node = (nodeId: string, x: number) => ({ nodeId, nodePosition: { x, y: 0 } });
  const layout = (layoutName: string, layoutLevelId: string, id: string) => ({
    ...{ layoutId: layoutName, layoutName, layoutLevelId },
    nodes: [node(`${id}1`, 0), node(`${id}2`, 12)],
    edges: [
      {
        ...{ startNodeId: `${id}1`, endNodeId: `${id}2` },
        vehicleTypeEdgeProperties: [{ vehicleTypeId: "tug", maxHeight: 2 }],
      },
    ],
  });
  const file = { layouts: [layout("Ground floor", "0", "G"), layout("Upper floor", "1", "U")] };
  const note = page.getByRole("status").filter({ hasText: "The rows now hold" });
  /* A visitor's press on the field brings the script that takes the file. */
  await page.getByRole("button", { name: "Draw the floor" }).click();
  await page.getByRole("group", { name: "Floor to draw on" }).waitFor(soon);
  await page.getByLabel("Or take places and lanes from a file in LIF").setInputFiles({
    ...{ name: "floors.lif", mimeType: "application/json" },
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await note.waitFor(soon);
  expect(await note.innerText()).toContain("2 places of “Ground floor”");
  expect(await note.getByRole("listitem").allInnerTexts()).toEqual([
    "layout “Upper floor” (layouts[1])",
    "maxHeight (layouts[0].edges[0].vehicleTypeEdgeProperties[0].maxHeight)",
  ]);
  await page.getByRole("button", { name: "Take “Upper floor” instead" }).click();
  await page.getByText("2 places of “Upper floor”").waitFor(soon);
  expect(await page.locator("#job-places").inputValue()).toBe("U1; 0; 0\nU2; 12000; 0");
});

test("an export of orders fills flows and hours, names what it leaves out, and is undone", async ({
  visit,
}) => {
  const page = await visit("/planner");
  await page.getByRole("button", { name: "Take the orders from an export" }).click();
  const file = page.getByLabel("An export of orders, CSV");
  await file.waitFor(soon);
  const [flow] = presets[0]?.plan.flows ?? [];
  const rows = Array.from({ length: 48 }, (_, at) => {
    const [hour, minute] = [6 + Math.floor(at / 6), 10 * (at % 6)];
    return `02.03.2026 ${`${hour}`.padStart(2, "0")}:${`${minute}`.padStart(2, "0")};${flow?.from.toUpperCase()};${flow?.to}`;
  });
  const csv = ["Zeit;Von;Nach", ...rows, "gestern;x;y", "02.03.2026 06:00;Rampe;x"].join("\r\n");
  const fields = ["#job-flows", "#job-profile", "#job-hours"];
  const held = () => Promise.all(fields.map((field) => page.locator(field).inputValue()));
  const before = await held();
  await file.setInputFiles({ name: "wms.csv", mimeType: "text/csv", buffer: Buffer.from(csv, "utf16le") });
  await page.getByText("49 orders from").waitFor(soon);
  const [flows, profile, hours] = await held();
  expect(flows).toBe(`${flow?.from}; ${flow?.to}; ${presets[0]?.plan.loads[0]?.id}; 6`);
  expect(profile).toBe(`0 0 0 0 0 0 7 ${"6 ".repeat(7)}${"0 ".repeat(10)}`.trim());
  expect(hours).toBe("8");
  await page.getByText("Line 50 has a time").waitFor(soon);
  await page.getByLabel(/^Rampe/).waitFor(soon);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await held()).toEqual(before);

  await page.getByRole("button", { name: "Try it with a sample" }).click();
  await expect.poll(async () => (await held())[1], soon).not.toBe("");
  await ask(page);
  await page.waitForURL(/profile=/);
  await page.getByText("Not used: by the orders by hour").waitFor(soon);
});

test("flows that were taken away as CSV, or a chart from a spreadsheet, are pasted as they are", async ({
  visit,
  site,
}) => {
  const page = await visit("/planner");
  const flows = region(page, "Flow");
  const before = await flows.getByRole("table").innerText();
  const address = await page.getByRole("link", { name: "Flows, CSV" }).getAttribute("href");
  const csv = await (await fetch(site.origin + address)).text();
  await page.getByText("Change loads, all flows and tours as rows").click();
  await page.getByLabel("All flows").fill(csv);
  await ask(page);
  await page.waitForURL(/flows=/);
  const asked = () => page.locator("#job-flows").evaluate((area: HTMLTextAreaElement) => area.defaultValue);
  await expect.poll(asked, soon).toBe(csv.replaceAll("\r", "").trimEnd());
  expect(await flows.getByRole("table").innerText()).toBe(before);

  const first = flows.getByRole("row").nth(1);
  const from = await first.getByRole("rowheader").innerText();
  const to = await first.getByRole("cell").first().innerText();
  await page.getByLabel("All flows").fill(`\t${to}\n${from}\t7.5`);
  await ask(page);
  await page.getByRole("table", { name: "One flow" }).waitFor(soon);
  expect(await first.getByRole("cell").allInnerTexts()).toContain("7.5");
});

test("an hour of work costs what it does in the country that is chosen", async ({ visit }) => {
  const page = await visit("/planner?freed=16");
  const money = region(page, "Money");
  await money.getByText("Change the sums").click();
  const choose = async (place: (typeof hourlyLabourCosts)[number]["place"]) => {
    const euros = hourlyLabourCosts.find((each) => each.place === place)?.euros;
    const choice = money.getByLabel("Cost of an hour of work in");
    const label = (await choice.locator("option").allInnerTexts()).find((text) => text.startsWith(place));
    expect(label).toContain(`${euros}`);
    await choice.selectOption({ label: label ?? "" });
    await ask(page);
    await page.waitForURL(new RegExp(`country=${place}`));
  };
  await choose("Bulgaria");
  await expect.poll(() => money.innerText(), soon).toContain("Doesn't pay here");
  await choose("Luxembourg");
  await expect.poll(() => money.innerText(), soon).toContain("Pays for itself");
  await expect.poll(() => money.innerText(), soon).toContain("Eurostat");
});
