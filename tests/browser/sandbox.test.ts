import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { openPage } from "#tests/support/browser.ts";
import { test } from "#tests/support/browser-test.ts";
import { fetchMade } from "#tests/support/site.ts";

test("a sandbox opened by a button: a copied command moves a vehicle on its page, and its end is told", async ({
  browser,
  site,
}) => {
  const { page, close } = await openPage(browser, `${site.origin}/sandbox`, {
    expectedErrors: [/status of 410/],
  });
  await page.getByRole("button", { name: "Open a sandbox" }).click();
  const copied = page.getByText("curl -s --retry 9 -X POST").first();
  await copied.waitFor();
  await page.getByText("Live.").waitFor();
  const before = await page.locator("[data-vehicle]").evaluateAll(places);
  expect(before).toHaveLength(6);
  const { stdout } = await promisify(execFile)("sh", ["-c", await copied.innerText()]);
  expect(stdout).toContain('"state":"accepted"');
  const copies = await page.locator("pre").allInnerTexts();
  for (const [beginning, run] of others) {
    const text = copies.find((copy) => copy.startsWith(beginning)) ?? "";
    expect(await run(text), beginning).toMatch(/"?state"?: ?["']accepted/);
  }
  await page.getByRole("cell", { name: "Driving" }).first().waitFor();
  await expect
    .poll(() => page.locator("[data-vehicle]").evaluateAll(places), { timeout: 10_000 })
    .not.toEqual(before);
  await page.getByText(/messages judged, no rule broken/).waitFor();
  await page.getByRole("button", { name: "End this sandbox" }).click();
  await page.getByRole("heading", { name: "This sandbox has ended" }).waitFor();
  expect(await page.getByRole("link", { name: "Its report" }).count()).toBe(1);
  await close();
}, 60_000);

test("a page that was refused its live view gets it in half a minute", async ({ browser, site }) => {
  const made = await (await fetchMade(`${site.origin}/sandbox`, { method: "POST" })).json();
  const { page, close } = await openPage(browser, "about:blank", { expectedErrors: [/status of 503/] });
  await page.clock.install();
  await page.route("**/watch", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto(made.page);
  await page.getByText("The page asks again by itself.").waitFor();
  await page.clock.runFor(29_000);
  expect(await page.getByText("Live.").count()).toBe(0);
  await page.clock.runFor(2_000);
  await page.getByText("Live.").waitFor();
  await close();
});

test("without script the page has everything, as it was", async ({ browser, site }) => {
  const made = await (await fetchMade(`${site.origin}/sandbox`, { method: "POST" })).json();
  const { page, close } = await openPage(browser, made.page, { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Look again" }).waitFor();
  await page.getByRole("textbox", { name: "Key" }).fill(made.key);
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect.poll(() => page.getByText(made.key).count()).toBeGreaterThan(3);
  await expect.poll(() => page.getByRole("row").count()).toBeGreaterThan(6);
  await page.getByLabel("What goes wrong").selectOption("Loses its connection");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole("cell", { name: "Out of contact" }).count();
    })
    .toBe(1);
  await close();
});

/** The same order in other languages, as it is copied into a file and run. */
const others: (readonly [beginning: string, run: (text: string) => Promise<string>])[] = [
  [
    "const order",
    async (text) => {
      const folder = await mkdtemp(join(tmpdir(), "mag-robotics-"));
      await writeFile(join(folder, "package.json"), '{"type":"commonjs"}');
      await writeFile(join(folder, "order.ts"), text);
      const { stdout } = await promisify(execFile)(process.execPath, ["order.ts"], { cwd: folder });
      await rm(folder, { recursive: true });
      return stdout;
    },
  ],
  ...(spawnSync("python3", ["--version"]).status === 0
    ? [
        [
          "import json",
          async (text: string) => (await promisify(execFile)("python3", ["-c", text])).stdout,
        ] as const,
      ]
    : []),
];

const places = (vehicles: Element[]) => vehicles.map((vehicle) => vehicle.getAttribute("style"));
