import type { Page } from "playwright-core";
import { expect } from "vitest";
import { untilReady } from "#tests/support/browser.ts";
import { test } from "#tests/support/browser-test.ts";

const soon = { timeout: 15_000 };
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#ccc"/></svg>`;
const walls = ["0", "SECTION", "2", "HEADER", "9", "$INSUNITS", "70", "6", "0", "ENDSEC"];
const line = ["0", "LINE", "10", "0", "20", "0", "11", "50", "21", "12"];
const dxf = [
  ...walls,
  "0",
  "SECTION",
  "2",
  "ENTITIES",
  ...line,
  "0",
  "TEXT",
  "1",
  "Hall",
  "0",
  "ENDSEC",
  "0",
  "EOF",
].join("\r\n");

const file = (page: Page) => page.getByLabel("A picture (PNG, JPEG, SVG) or a DXF of the building");
const shown = (page: Page) => page.locator("[data-underlay]");
const draw = async (page: Page) => {
  await page.getByRole("button", { name: "Draw the floor" }).click();
  await file(page).waitFor(soon);
};
const picture = { name: "hall.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };

test("a picture of the building lies under the floor, is scaled by two clicks, and is there after a reload", async ({
  visit,
}) => {
  const page = await visit("/planner");
  await draw(page);
  await file(page).setInputFiles(picture);
  await page.getByText("“hall.svg” lies under the floor.").waitFor(soon);
  expect(await shown(page).count()).toBe(1);

  await page.getByRole("button", { name: "Pick the points" }).click();
  const canvas = page.getByRole("group", { name: "Floor to draw on" });
  const box = await canvas.boundingBox();
  if (!box) throw new Error("no drawing");
  for (const far of [0.2, 0.6]) await canvas.click({ position: { x: box.width * far, y: box.height / 2 } });
  const distance = page.getByLabel("Distance in the building, mm");
  await distance.fill("40 m");
  await page.getByRole("button", { name: "Scale it", exact: true }).click();
  await page.getByText("The underlay is scaled.").waitFor(soon);
  const place = await shown(page).getAttribute("transform");

  await page.reload();
  await untilReady(page);
  await draw(page);
  await shown(page).waitFor({ state: "attached", ...soon });
  expect(await shown(page).getAttribute("transform")).toBe(place);

  await page.getByRole("button", { name: "Take it away" }).press("Enter");
  await expect.poll(() => shown(page).count()).toBe(0);
  expect(await file(page).evaluate((field) => field === document.activeElement)).toBe(true);
});

test("it is scaled by typed points as well, a DXF has its own measure, and what can't be read says why", async ({
  visit,
}) => {
  const page = await visit("/planner");
  await draw(page);
  const take = (name: string, content: string) =>
    file(page).setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
  await take("hall.dwg", "AC1032 and so on");
  await page.getByText("This is a DWG. Save it as DXF.").waitFor(soon);
  expect(await shown(page).count()).toBe(0);

  await take("hall.dxf", dxf);
  await page.getByText("Its unit is metres. Not drawn: 1 × TEXT.").waitFor(soon);
  expect(await shown(page).locator("path").getAttribute("d")).toBe("M0 12000L50000 0");

  for (const [label, text] of [
    ["First point, x, mm", "0"],
    ["First point, y, mm", "0"],
    ["Second point, x, mm", "50 m"],
    ["Second point, y, mm", "0"],
    ["Distance in the building, mm", "far"],
  ] as const)
    await page.getByLabel(label).fill(text);
  const scale = page.getByRole("button", { name: "Scale it", exact: true });
  await scale.press("Enter");
  await page.getByText("Distance in the building, mm: must be a number").waitFor(soon);
  await page.getByLabel("Distance in the building, mm").fill("25,000");
  await scale.press("Enter");
  await page.getByText("The underlay is scaled.").waitFor(soon);
  expect(await shown(page).getAttribute("transform")).toContain("scale(0.5)");
});
