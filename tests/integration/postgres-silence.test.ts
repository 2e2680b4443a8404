import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { allSubmissions } from "#server/submissions/list.ts";
import { startBlackHole } from "#tests/support/black-hole.ts";
import { freshDatabase } from "#tests/support/databases.ts";
import { postEnquiry } from "#tests/support/send-enquiry.ts";
import { startSite } from "#tests/support/site.ts";

test("a connection that goes silent: 503 within 12 s, pages go on, and so do enquiries afterwards", async () => {
  await using database = await freshDatabase("PostgreSQL");
  const url = new URL(database.settings.databaseUrl ?? "");
  await using hole = await startBlackHole(Number(url.port));
  url.port = String(hole.port);
  const site = await startSite({ DATABASE_URL: url.href });
  expect((await postEnquiry(site.origin, "before")).status).toBe(200);

  hole.swallow();
  const answers: { status: number; seconds: number }[] = [];
  const asked: Promise<unknown>[] = [];
  for (let second = 0; second < 25; second++) {
    asked.push(
      timed(() => postEnquiry(site.origin, `during ${second}`)).then((answer) => answers.push(answer)),
    );
    expect((await timed(() => fetch(`${site.origin}/contact`))).seconds).toBeLessThan(1);
    if (second === 15) expect((await timed(() => fetch(`${site.origin}/readyz`))).status).toBe(503);
    await wait(1000);
  }
  hole.restore();
  const restored = performance.now();
  while ((await postEnquiry(site.origin, "after")).status !== 200) await wait(100);
  expect(performance.now() - restored).toBeLessThan(6000);
  await Promise.all(asked);

  expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(12);
  expect(answers.filter(({ status }) => status !== 503 && status !== 200)).toEqual([]);
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(15);
  /* Whether one whose answer was lost is stored, nobody can know: sent again, it is not stored twice. */
  for (let second = 0; second < 25; second++)
    expect((await postEnquiry(site.origin, `during ${second}`)).status).toBe(200);
  const stored = await Array.fromAsync(allSubmissions(database.db));
  expect(stored).toHaveLength(27);
  const stopping = performance.now();
  await site.stop();
  expect((await site.exited)[0]).toBe(0);
  expect(performance.now() - stopping).toBeLessThan(10_000);
}, 120_000);

async function timed(ask: () => Promise<Response>) {
  const began = performance.now();
  const { status } = await ask();
  return { status, seconds: (performance.now() - began) / 1000 };
}
