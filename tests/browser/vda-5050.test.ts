import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";

const section = (page: Page) => page.getByRole("region", { name: "Check a log" });
const answerOf = (page: Page) => page.getByRole("region", { name: "Answer" });

test("the checker opens with a log and its fault, and judges a pasted one without sending it", async ({
  visit,
}) => {
  const page = await visit("/vda-5050");
  const answer = answerOf(page);
  expect(await answer.innerText()).toMatch(/new-order: VDA\s5050, section 6\.6\.2/);
  const named = await section(page).locator("[data-named]").allInnerTexts();
  expect(named.map((line) => `Line ${line},`)).toEqual((await answer.innerText()).match(/Line \d+,/g));
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  const online = {
    headerId: -5,
    timestamp: "2026-01-05T06:00:00.00Z",
    version: "2.1.0",
    manufacturer: "MAG",
    serialNumber: "7",
    connectionState: "ONLINE",
  };
  const check = section(page);
  await check.getByLabel("Message or log").fill(`uagv/v2/MAG/1/connection ${JSON.stringify(online)}`);
  await check.getByRole("button", { name: "Check", exact: true }).click();
  await expect
    .poll(() => answer.getByRole("status").innerText(), { timeout: 20_000 })
    .toBe("2 rules broken in 1 message.");
  const told = await answer.innerText();
  expect(told).toContain("headerId is -5");
  expect(told).toContain('serialNumber is "7"; the topic says "1"');
  expect(sent.filter((request) => !/^GET \S+\/(assets\/[\w.-]+|ahead\.json) $/.test(request))).toEqual([]);
});

test("a check that is stopped by keyboard leaves the focus at what starts another", async ({ visit }) => {
  const page = await visit("/vda-5050", {
    /* The judge never answers. */
    arrange: (page) =>
      page.route(/assets\/check-worker-.*\.js/, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "" }),
      ),
  });
  const check = page.getByRole("button", { name: "Check", exact: true });
  await check.press("Enter");
  await page.getByRole("button", { name: "Stop" }).press("Enter");
  await answerOf(page).getByText("The check was stopped.").waitFor();
  expect(await check.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("a log that is dropped on the page is judged with progress", async ({ site, visit }) => {
  const log = await (await fetch(`${site.origin}/vda-5050/session.ndjson`)).text();
  const page = await visit("/vda-5050");
  const answer = answerOf(page);
  const given = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "shift.log"));
    return transfer;
  }, log);
  await page.dispatchEvent("h1", "drop", { dataTransfer: given });
  await expect
    .poll(() => answer.getByRole("status").innerText(), { timeout: 30_000 })
    .toMatch(/^The \d+ messages break no rule\.$/);
  expect(await section(page).innerText()).toContain("The file shift.log");
});

test.for<[string, (log: Buffer) => Buffer, RegExp, string | undefined]>([
  ["packed by gzip", (log: Buffer) => gzipSync(log), /^The 300 messages break no rule\.$/, undefined],
  [
    "packed in two parts",
    (log: Buffer) => Buffer.concat([gzipSync(log.subarray(0, 9000)), gzipSync(log.subarray(9000))]),
    /^The 300 messages break no rule\.$/,
    undefined,
  ],
  ["packed and cut", (log: Buffer) => gzipSync(log).subarray(0, 4000), /break no rule/, "breaks off"],
  [
    "packed as zip",
    () => Buffer.from("504b0304ffffff", "hex"),
    /^No VDA\s5050 message/,
    "packed as zip: unpack it",
  ],
])("a log that is %s is read, or refused in words", async ([, pack, status, words], { site, visit }) => {
  const log = await (await fetch(`${site.origin}/vda-5050/session.ndjson`)).text();
  const bytes = pack(Buffer.from(log.split("\n").slice(0, 300).join("\n"))).toString("base64");
  const page = await visit("/vda-5050");
  const given = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    transfer.items.add(
      new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], "shift.log.gz"),
    );
    return transfer;
  }, bytes);
  await page.dispatchEvent("h1", "drop", { dataTransfer: given });
  await expect
    .poll(() => answerOf(page).getByRole("status").innerText(), { timeout: 30_000 })
    .toMatch(status);
  expect(await section(page).innerText()).toContain("The file shift.log.gz");
  /* Where messages were read, what was not read is folded. */
  if (words) expect(await answerOf(page).textContent()).toContain(words);
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
    .poll(() => answerOf(page).innerText(), { timeout: 20_000 })
    .toMatch(/^The 300 messages break no rule\.[\s\S]*50 factsheet/);
});

test("without script each message stands with its example", async ({ visit }) => {
  const page = await visit("/vda-5050", {
    javaScriptEnabled: false,
  });
  expect(await answerOf(page).innerText()).toContain("1 rule broken");
  for (const name of ["order", "state", "connection", "factsheet", "visualization", "instantActions"]) {
    const message = page.locator("article", { has: page.getByRole("heading", { name, exact: true }) });
    await message.locator("summary").click();
    expect(await message.locator("pre").innerText()).toContain('"headerId"');
  }
});
