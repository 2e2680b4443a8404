import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";

const section = (page: Page) => page.getByRole("region", { name: "Check a message" });

test("a pasted message is judged in words, without leaving the browser", async ({ visit }) => {
  const page = await visit("/vda-5050");
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  const check = section(page);
  await check.getByRole("button", { name: "Fill in one with mistakes" }).click();
  await check.getByRole("button", { name: "Check", exact: true }).click();
  const answer = check.getByRole("status");
  await expect.poll(() => answer.innerText(), { timeout: 20_000 }).toContain("1 of 1 message is not valid");
  const told = await answer.innerText();
  expect(told).toContain("safetyState is missing");
  expect(told).toContain('operatingMode is "AUTO". Use one of these: "AUTOMATIC"');
  expect(told).toContain('batteryState.batteryCharge is "87 %". It must be a number');
  expect(sent.filter((request) => !/^GET \S+\/assets\/[\w.-]+ $/.test(request))).toEqual([]);
});

test("the recorded session can be fetched, and its first lines are valid", async ({ site, visit }) => {
  const answer = await fetch(`${site.origin}/vda-5050/session.ndjson`);
  expect(answer.headers.get("content-type")).toMatch(/^application\/x-ndjson/);
  const lines = (await answer.text()).split("\n");
  expect(lines.length).toBeGreaterThan(6000);
  const page = await visit("/vda-5050");
  const check = section(page);
  await check.getByLabel("Message or log").fill(lines.slice(0, 300).join("\n"));
  await check.getByRole("button", { name: "Check", exact: true }).click();
  await expect
    .poll(() => check.getByRole("status").innerText(), { timeout: 20_000 })
    .toMatch(/^All 300 messages are valid \(.*50 factsheet/);
});

test("without script each message stands with its example", async ({ visit }) => {
  const page = await visit("/vda-5050", {
    javaScriptEnabled: false,
  });
  for (const name of ["order", "state", "connection", "factsheet", "visualization", "instantActions"]) {
    const message = page.locator("article", { has: page.getByRole("heading", { name, exact: true }) });
    await message.locator("summary").click();
    expect(await message.locator("pre").innerText()).toContain('"headerId"');
  }
});
