import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allSubmissions } from "#server/submissions/list.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { lockFrom } from "#tests/support/foreign-lock.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test("another process locks the file for two seconds: pages go on, and enquiries wait and are stored", async () => {
  const lock = await lockFrom(site.dataDir);
  const enquiries = ["one", "two", "three"].map((message) => timed(() => post(message)));
  expect(await slowestPage(2000 /* ms */)).toBeLessThan(1);
  await lock.release();
  const answers = await Promise.all(enquiries);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const db = await openDatabase({ dataDir: site.dataDir });
  const stored = await Array.fromAsync(allSubmissions(db));
  await db.destroy();
  expect(stored.map(({ fields }) => fields.message).sort()).toEqual(["one", "three", "two"]);
});

test("a lock that stays: 503 in words, pages go on, and it is as before when the lock has gone", async () => {
  const lock = await lockFrom(site.dataDir);
  const enquiry = post("four", { accept: "text/html" });
  const readiness = await timed(() => fetch(`${site.origin}/readyz`));
  expect(readiness.status).toBe(503);
  expect(readiness.seconds).toBeLessThan(3);
  expect(await slowestPage(4000 /* ms */)).toBeLessThan(1);
  const answer = await enquiry;
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(await answer.text()).toMatch(/>four</);
  await lock.release();
  const again = await timed(() => post("four"));
  expect(again.status).toBe(200);
  expect(again.seconds).toBeLessThan(1);
  await expect.poll(async () => (await fetch(`${site.origin}/readyz`)).status, { timeout: 3000 }).toBe(200);
});

/**
 * Seconds of the slowest request for three pages, the blog's from the database, for so long (ms): on a busy machine so many
 * requests would take longer than an enquiry waits for the lock.
 */
async function slowestPage(duration: number) {
  let slowest = 0;
  for (const end = performance.now() + duration; performance.now() < end; ) {
    for (const path of ["/contact", "/blogs?page=2", "/healthz"])
      slowest = Math.max(slowest, (await timed(() => fetch(site.origin + path))).seconds);
    await wait(100);
  }
  return slowest;
}

async function timed(ask: () => Promise<Response>) {
  const began = performance.now();
  const { status } = await ask();
  return { status, seconds: (performance.now() - began) / 1000 };
}

function post(message: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ ...goodFields, message, "form-name": "contact" });
  return fetch(site.origin, { method: "POST", body, headers });
}
