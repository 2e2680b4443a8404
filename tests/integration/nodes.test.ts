import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { countPendingDeliveries } from "#server/deliveries/queue.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { postEnquiry } from "#tests/support/send-enquiry.ts";
import { startSite } from "#tests/support/site.ts";
import { startMailServer } from "#tests/support/smtp.ts";

const secret = "a secret of more than thirty-two characters";
const days = 24 * 60 * 60 * 1000;

describe.each(engines)("several processes over %s", { timeout: 120_000 }, (engine) => {
  test("one with another secret is refused in words while the other runs", async () => {
    await using database = await freshDatabase(engine);
    const first = await startSite({ ...database.env, STAFF_SECRET: secret });
    const other = { ...database.env, STAFF_SECRET: `not ${secret}` };
    const began = performance.now();
    await expect(startSite(other)).rejects.toThrow(
      /The server ended with 1:\s+.*\s+.*STAFF_SECRET: another process serves the site from this database with another secret/,
    );
    expect(performance.now() - began, "until it has ended").toBeLessThan(8000);
    const third = await startSite({ ...database.env, STAFF_SECRET: secret });
    for (const site of [first, third]) {
      expect(site.output.join()).not.toContain("Pictures are kept");
      await site.stop();
    }
    const rows = await database.db.selectFrom("nodes").selectAll().execute();
    expect(rows).toEqual([]);
    const changed = await startSite(other);
    await changed.stop();
  });

  test("the secret is changed node by node, and only in steps in which each understands the other", async () => {
    await using database = await freshDatabase(engine);
    const next = `the next ${secret}`;
    const start = (secrets: string) => startSite({ ...database.env, STAFF_SECRET: secrets });
    const first = await start(secret);
    await expect(start(`${next},${secret}`)).rejects.toThrow("STAFF_SECRET: another process");
    const second = await start(`${secret},${next}`);
    await first.stop();
    const third = await start(`${next},${secret}`);
    await second.stop();
    const fourth = await start(next);
    await expect(start(`${secret},${next}`)).rejects.toThrow("STAFF_SECRET: another process");
    for (const site of [third, fourth]) await site.stop();
  });

  test("clocks that differ by 20 seconds and by days: every email is sent, and once", async () => {
    await using database = await freshDatabase(engine);
    const mail = await startMailServer();
    const sites = await Promise.all(
      [20_000, -20_000, 4 * days, -4 * days].map((skew) =>
        startSite({
          ...database.env,
          STAFF_SECRET: secret,
          SMTP_URL: mail.url,
          NODE_OPTIONS: "--import=./tests/support/skewed-clock.mjs",
          CLOCK_SKEW: String(skew),
        }),
      ),
    );
    const answers = await Promise.all(
      sites.flatMap(({ origin }, index) =>
        Array.from({ length: 10 }, (_, number) => postEnquiry(origin, `Enquiry ${index} ${number}`)),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    await vi.waitFor(async () => expect(await countPendingDeliveries(database.db)).toBe(0), 30_000);
    for (const site of sites) await site.stop();
    await mail.stop();
    expect(mail.letters).toHaveLength(80);
    expect(new Set(mail.letters.map(({ messageId }) => messageId)).size).toBe(80);
  });
});

test("pictures in two folders of one database: the second process warns", async () => {
  await using database = await freshDatabase("PostgreSQL");
  const env = async () => ({
    ...database.env,
    STAFF_SECRET: secret,
    DATA_DIR: await mkdtemp(join(tmpdir(), "mag-node-")),
  });
  const first = await startSite(await env());
  const second = await startSite(await env());
  expect(first.output.join()).not.toContain("Pictures are kept");
  expect(second.output.join()).toMatch(/Pictures are kept in the folder .*mag-node-.*Set S3_BUCKET/);
  await first.stop();
  await second.stop();
});
