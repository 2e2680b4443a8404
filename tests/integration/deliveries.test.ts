import { describe, expect, test, vi } from "vitest";
import { claimDue } from "#server/deliveries/claims.ts";
import { deliver } from "#server/deliveries/deliver.ts";
import { openMailer, type SendMail } from "#server/deliveries/mail.ts";
import { countPendingDeliveries } from "#server/deliveries/queue.ts";
import { startDeliveries } from "#server/deliveries/worker.ts";
import { findSubmissions } from "#server/submissions/list.ts";
import type { Database } from "#server/tables/tables.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { goodEnquiry, goodFields, intakeOver, mail } from "#tests/support/enquiries.ts";
import { startMailServer } from "#tests/support/smtp.ts";

const siteUrl = "https://site.example";
const silent = { warn: () => {}, error: () => {} };
const minutes = 60_000;
const hours = 60 * minutes;

describe.each(engines)("deliveries over %s", (engine) => {
  test("both emails of an enquiry arrive, each once, and are then marked as sent", async () => {
    await using database = await freshDatabase(engine);
    await using server = await mailServer();
    const reference = await intakeOver(database.db)(goodEnquiry);
    expect(await countPendingDeliveries(database.db)).toBe(2);
    await using _worker = worker(database.db, server.url);
    await vi.waitFor(async () => expect(await countPendingDeliveries(database.db)).toBe(0));

    const notice = server.letters.find(({ to }) => to === "sales@mag.example");
    expect(notice?.subject).toBe(`${reference}: Rao Cold Stores`);
    expect(notice?.replyTo).toBe("asha@rao.example");
    expect(notice?.content).toContain("Phone number: 98765 43210");
    expect(notice?.content).toContain("umlaut: ü");
    const confirmation = server.letters.find(({ to }) => to === "asha@rao.example");
    expect(confirmation?.subject).toBe(`We have received your enquiry (${reference})`);
    expect(confirmation?.content).not.toMatch(/Asha|Cold Stores|umlaut|98765/);
    expect(server.letters).toHaveLength(2);
    const rows = await database.db.selectFrom("deliveries").selectAll().execute();
    expect(rows.map((row) => row.message_id).sort()).toEqual(
      server.letters.map(({ messageId }) => messageId).sort(),
    );
    for (const row of rows) expect(row).toMatchObject({ state: "sent", attempts: 1, claimed_by: null });
  });

  test("two workers over one database send nothing twice", async () => {
    await using database = await freshDatabase(engine);
    await using server = await mailServer();
    await storeMany(database.db, 40);
    await using _one = worker(database.db, server.url);
    await using _two = worker(database.db, server.url);
    await vi.waitFor(async () => expect(await countPendingDeliveries(database.db)).toBe(0), 15_000);
    expect(server.letters).toHaveLength(80);
    expect(new Set(server.letters.map(({ messageId }) => messageId)).size).toBe(80);
  });

  test("workers that claim at the same moment never get the same delivery", async () => {
    await using database = await freshDatabase(engine);
    await storeMany(database.db, 10);
    const workers = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let now = new Date();
    for (let round = 0; round < 20; round++) {
      /* The claims of the round before have just ended. */
      now = new Date(now.getTime() + minutes);
      const claims = await Promise.all(
        workers.map((name) => claimDue(database.db, { worker: name, holds: minutes }, now, 20)),
      );
      const ids = claims.flat().map(({ id }) => id);
      expect(ids).toHaveLength(20);
      expect(new Set(ids).size).toBe(20);
      expect(await claimDue(database.db, { worker: "late", holds: minutes }, now, 20)).toEqual([]);
    }
  });

  test("a claimed delivery without a channel does not count as sent", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    await storeMany(db, 1);
    const now = new Date();
    const claimed = await claimDue(db, { worker: "a", holds: 0 }, now, 2);
    const [submission] = await findSubmissions(
      db,
      claimed.map(({ submissionId }) => submissionId),
    );
    if (!submission) throw new Error("The submission is gone");
    const postman = { db, clock: () => now, now: () => now, jitter: () => 0, log: silent, siteUrl };
    for (const delivery of [...claimed, ...claimed.map((mail) => ({ ...mail, kind: "webhook" as const }))])
      await expect(deliver(postman, "a", delivery, submission)).rejects.toThrow(
        `There is no channel for a delivery of the kind ${delivery.kind}`,
      );
    expect(await countPendingDeliveries(db)).toBe(2);
  });

  test("a worker gets the deliveries that others left", async () => {
    await using database = await freshDatabase(engine);
    await storeMany(database.db, 3);
    const now = new Date();
    const one = await claimDue(database.db, { worker: "a", holds: minutes }, now, 4);
    const other = await claimDue(database.db, { worker: "b", holds: minutes }, now, 4);
    expect([one.length, other.length]).toEqual([4, 2]);
  });

  test("a server that is down only delays: every email arrives once it is up again", async () => {
    await using database = await freshDatabase(engine);
    const first = await startMailServer();
    await first.stop();
    await intakeOver(database.db)(goodEnquiry);
    let now = new Date();
    await using _worker = worker(database.db, first.url, { now: () => now });
    await vi.waitFor(async () => {
      const rows = await database.db.selectFrom("deliveries").select(["state", "last_error"]).execute();
      for (const row of rows) expect(row).toEqual({ state: "pending", last_error: "ESOCKET CONN" });
    });
    const again = await startMailServer(undefined, first.port);
    now = new Date(now.getTime() + minutes);
    await vi.waitFor(async () => expect(await countPendingDeliveries(database.db)).toBe(0), 5000);
    await again.stop();
    expect(again.letters.map(({ to }) => to).sort()).toEqual(["asha@rao.example", "sales@mag.example"]);
  });

  test.each([4, -4])(
    "a clock that jumps by %i days gives nothing up, and delays nothing by days",
    async (jump) => {
      await using database = await freshDatabase(engine);
      const first = await startMailServer();
      await first.stop();
      await intakeOver(database.db)(goodEnquiry);
      let now = new Date();
      await using _worker = worker(database.db, first.url, { now: () => now });
      const attempts = async () =>
        (await database.db.selectFrom("deliveries").select(["state", "attempts"]).execute()).map(
          (row) => `${row.state} after ${row.attempts}`,
        );
      for (const expected of [1, 2]) {
        await vi.waitFor(async () =>
          expect(await attempts()).toEqual(Array(2).fill(`pending after ${expected}`)),
        );
        await settled(database.db);
        now = new Date(now.getTime() + (expected === 1 ? jump * 24 * hours : minutes));
      }
      const again = await startMailServer(undefined, first.port);
      now = new Date(now.getTime() + 2 * minutes);
      await vi.waitFor(async () => expect(await countPendingDeliveries(database.db)).toBe(0), 5000);
      await again.stop();
      expect(again.letters).toHaveLength(2);
    },
  );

  test("a slow recipient and a refused one delay nobody else", async () => {
    await using database = await freshDatabase(engine);
    await using server = await mailServer((to) => {
      if (to.startsWith("slow")) return "hang";
      if (to.startsWith("gone")) return "never";
      return to.startsWith("full") ? "later" : "accept";
    });
    const accept = intakeOver(database.db);
    for (const who of ["slow", "gone", "full", "good1", "good2", "good3"])
      await accept({ ...goodEnquiry, fields: { ...goodFields, email: `${who}@rao.example` } });
    await using _worker = worker(database.db, server.url, {}, 3000);
    await vi.waitFor(() => expect(server.letters).toHaveLength(9), 2500);
    await vi.waitFor(
      async () =>
        expect(await confirmations(database.db)).toEqual([
          ["full@rao.example", "pending", "EENVELOPE 450 RCPT TO"],
          ["gone@rao.example", "failed", "EENVELOPE 550 RCPT TO"],
          ["good1@rao.example", "sent", null],
          ["good2@rao.example", "sent", null],
          ["good3@rao.example", "sent", null],
          ["slow@rao.example", "pending", "EABORT"],
        ]),
      8000,
    );
  });

  test("a connection that is cut in the middle is tried again under the same Message-ID", async () => {
    await using database = await freshDatabase(engine);
    let cuts = 0;
    await using server = await mailServer(() => (cuts++ < 3 ? "cut" : "accept"));
    await intakeOver(database.db)(goodEnquiry);
    let now = new Date();
    await using _worker = worker(database.db, server.url, {
      now: () => {
        now = new Date(now.getTime() + 5000);
        return now;
      },
    });
    await vi.waitFor(async () => expect(await countPendingDeliveries(database.db)).toBe(0), 10_000);
    const rows = await database.db.selectFrom("deliveries").select(["message_id", "attempts"]).execute();
    expect(Math.max(...rows.map(({ attempts }) => attempts))).toBeGreaterThan(1);
    expect(new Set(server.letters.map(({ messageId }) => messageId))).toEqual(
      new Set(rows.map(({ message_id }) => message_id)),
    );
  });

  test("a killed worker's deliveries are sent once its claim has ended", async () => {
    await using database = await freshDatabase(engine);
    await using server = await mailServer();
    await intakeOver(database.db)(goodEnquiry);
    await claimDue(database.db, { worker: "killed", holds: 300 }, undefined, 5);
    await using _worker = worker(database.db, server.url);
    await vi.waitFor(async () => expect(await countPendingDeliveries(database.db)).toBe(0), 5000);
    expect(server.letters).toHaveLength(2);
  });

  test("stopping waits for the email under way and begins no other", async () => {
    await using database = await freshDatabase(engine);
    await storeMany(database.db, 6);
    let begun = 0;
    let ended = 0;
    const postman = startDeliveries({
      db: database.db,
      clock: () => new Date(),
      jitter: () => 0,
      siteUrl,
      log: silent,
      send: async () => {
        begun++;
        await new Promise((resolve) => setTimeout(resolve, 200));
        ended++;
      },
    });
    await vi.waitFor(() => expect(begun).toBe(10));
    await postman.stop();
    expect({ begun, ended }).toEqual({ begun: 10, ended: 10 });
    expect(await countPendingDeliveries(database.db)).toBe(2);
  });

  test("attempts go on for 72 hours, at growing intervals, and then the delivery fails", async () => {
    await using database = await freshDatabase(engine);
    const start = new Date("2026-11-21T10:00:00Z");
    let now = start;
    await intakeOver(database.db, () => now)(goodEnquiry);
    const tries: number[] = [];
    const send: SendMail = async ({ to }) => {
      if (to.startsWith("sales")) tries.push(now.getTime() - start.getTime());
      throw Object.assign(new Error("no connection"), { code: "ECONNECTION" });
    };
    const postman = {
      db: database.db,
      send,
      clock: () => now,
      now: () => now,
      jitter: () => 0,
      siteUrl,
      log: silent,
    };
    const claim = { worker: "w", holds: 1 };
    const end = new Date(start.getTime() + 100 * hours);
    for (;;) {
      const due = await earliestDue(database.db);
      if (!due || due > end) break;
      now = new Date(due.getTime() - 1);
      if (due > start) expect(await claimDue(database.db, claim, now, 5), "a moment before").toEqual([]);
      now = due;
      for (const delivery of await claimDue(database.db, claim, now, 5)) {
        const [submission] = await findSubmissions(database.db, [delivery.submissionId]);
        if (submission) await deliver(postman, "w", delivery, submission);
      }
    }
    expect(await claimDue(database.db, claim, end, 5)).toEqual([]);
    expect(tries.slice(0, 8).map((ms) => ms / minutes)).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 63.5]);
    expect(tries.at(-1)).toBe(72 * hours);
    expect(tries.length).toBeGreaterThan(20);
    expect(await confirmations(database.db)).toEqual([["asha@rao.example", "failed", "ECONNECTION"]]);
  });
});

test("a refused sign-in is a configuration error, so the delivery is retried", async () => {
  await using database = await freshDatabase("SQLite");
  await using server = await mailServer();
  await intakeOver(database.db)(goodEnquiry);
  const withPassword = server.url.replace("smtp://", "smtp://user:wrong@");
  await using _worker = worker(database.db, withPassword);
  await vi.waitFor(async () =>
    expect(await confirmations(database.db)).toEqual([
      ["asha@rao.example", "pending", "EAUTH 535 AUTH PLAIN"],
    ]),
  );
});

async function mailServer(...args: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...args);
  return { ...server, [Symbol.asyncDispose]: server.stop };
}

function worker(db: Database, smtpUrl: string, more: { now?: () => Date } = {}, longestSend?: number) {
  const postman = startDeliveries({
    db,
    send: openMailer({ smtpUrl, from: mail.from, ...(longestSend && { longestSend }) }),
    clock: () => new Date(),
    jitter: () => 0,
    siteUrl,
    log: silent,
    pollEvery: 50,
    ...more,
  });
  return { [Symbol.asyncDispose]: postman.stop };
}

async function storeMany(db: Database, count: number) {
  const accept = intakeOver(db);
  const numbers = Array.from({ length: count }, (_, number) => number);
  await Promise.all(
    numbers.map((number) =>
      accept({ ...goodEnquiry, fields: { ...goodFields, email: `sender${number}@rao.example` } }),
    ),
  );
}

/** Waits until no delivery is under way. */
async function settled(db: Database) {
  await vi.waitFor(async () => {
    const rows = await db.selectFrom("deliveries").select("claimed_by").execute();
    for (const row of rows) expect(row.claimed_by).toBeNull();
  });
}

/** When the next delivery is to be tried; undefined where none waits. */
async function earliestDue(db: Database) {
  const row = await db
    .selectFrom("deliveries")
    .select("next_attempt_at")
    .where("state", "=", "pending")
    .orderBy("next_attempt_at")
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.next_attempt_at);
}

async function confirmations(db: Database) {
  const rows = await db
    .selectFrom("deliveries")
    .select(["recipient", "state", "last_error"])
    .where("kind", "=", "sender-confirmation")
    .orderBy("recipient")
    .execute();
  return rows.map(({ recipient, state, last_error }) => [recipient, state, last_error]);
}
