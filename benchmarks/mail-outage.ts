/**
 * A mail server that is down, hangs, answers 4xx, or cuts the connection in the middle of each message, for 71 hours
 * and for good. The hours pass on the worker's own clock; the server is a real one.
 * npm run node -- benchmarks/mail-outage.ts [enquiries]          about 5 minutes
 */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "#server/database/migrate.ts";
import { openMailer } from "#server/deliveries/mail.ts";
import { startDeliveries } from "#server/deliveries/worker.ts";
import { sendAgain } from "#server/desk/changes.ts";
import { readFilters } from "#server/desk/filters.ts";
import { listTickets } from "#server/desk/list.ts";
import { mailKinds } from "#server/tables/deliveries.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import type { Database } from "#server/tables/tables.ts";
import { goodEnquiry, goodFields, intakeOver, mail } from "#tests/support/enquiries.ts";
import { type Reaction, startMailServer } from "#tests/support/smtp.ts";
import { addStaff } from "#tests/support/staff.ts";
import { machine } from "./report.ts";

const enquiries = Number(process.argv[2] ?? 50);
const hours = 3_600_000; /* ms */
const start = new Date("2026-11-20T10:00:00Z");

const outages: Record<string, Reaction | "down"> = {
  down: "down",
  hanging: "hang",
  "answering 450": "later",
  "cutting mid-message": "cut",
};

console.info(machine());
for (const [name, outage] of Object.entries(outages)) {
  for (const length of [71, Number.POSITIVE_INFINITY]) await endure(name, outage, length);
}

async function endure(name: string, outage: Reaction | "down", length: number /* h */) {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-outage-"));
  const db = await openDatabase({ dataDir });
  await migrate(db);
  let now = start;
  const accept = intakeOver(db, () => now);
  for (let number = 0; number < enquiries; number++)
    await accept({ ...goodEnquiry, fields: { ...goodFields, email: `sender${number}@rao.example` } });

  let isOut = true;
  const react = () => (isOut && outage !== "down" ? outage : "accept");
  let server = await startMailServer(react);
  const { url, port } = server;
  if (outage === "down") await server.stop();
  const letters = [server.letters];

  const patient = openMailer({ smtpUrl: url, from: mail.from });
  const impatient = openMailer({ smtpUrl: url, from: mail.from, longestSend: 100 /* ms */ });
  let attempts = 0;
  const worker = startDeliveries({
    db,
    clock: () => now,
    now: () => now,
    jitter: Math.random,
    siteUrl: "https://site.example",
    log: { warn: () => {}, error: () => {} },
    pollEvery: 5 /* ms */,
    send: (message) => {
      attempts++;
      return isOut && outage === "hang" ? impatient(message) : patient(message);
    },
  });

  await passTime(length);
  const states = await countStates(db);
  const gaveUpAfter = (now.getTime() - start.getTime()) / hours;
  const again = length === Number.POSITIVE_INFINITY ? await sendEverythingAgain() : undefined;
  await worker.stop();

  const rows = await db.selectFrom("deliveries").select(["message_id", "recipient", "state"]).execute();
  const recipients = new Map(rows.map((row) => [row.message_id, row.recipient]));
  const arrived = letters.flat();
  const ids = new Set(arrived.map(({ messageId }) => messageId));
  const lost = rows.filter((row) => !ids.has(row.message_id) || row.state !== "sent").length;
  const wrong = arrived.filter((letter) => recipients.get(letter.messageId) !== letter.to).length;
  const twice = arrived.length - ids.size;
  const isHeld =
    lost + wrong + twice === 0 &&
    (again
      ? states.failed === rows.length && again.shown === enquiries && gaveUpAfter === 72
      : states.sent === rows.length);
  console.info(
    `${name} ${again ? "for good" : `for ${length} h`}: ${rows.length} emails, ${attempts} attempts; ` +
      (again
        ? `after ${gaveUpAfter} h ${states.failed} failed, ${again.shown} enquiries shown to staff, all sent again: `
        : "") +
      `${lost} lost, ${wrong} to a wrong address, ${twice} twice; ${isHeld ? "bar held" : "bar MISSED"}`,
  );
  if (!isHeld) process.exitCode = 1;
  await db.destroy();
  await server.stop();
  await rm(dataDir, { recursive: true });

  /** Lets the worker send all that is due, then sets the clock to the next due time, until nothing is left. */
  async function passTime(until: number /* h */) {
    for (;;) {
      await untilIdle(db, now);
      const next = await nextAttempt(db);
      if (!next) return;
      if (isOut && next.getTime() - start.getTime() >= until * hours) await endOutage();
      now = next;
    }
  }

  async function endOutage() {
    isOut = false;
    if (outage !== "down") return;
    server = await startMailServer(react, port);
    letters.push(server.letters);
  }

  /** Sends failed deliveries again, as staff would once the server has recovered. */
  async function sendEverythingAgain() {
    await endOutage();
    const email = await addStaff(db, "Ada", "editor");
    const { id: staffId } = await db
      .selectFrom("staff_users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const filters = readFilters(new URLSearchParams({ view: "undelivered" }));
    const { tickets } = await listTickets(db, { filters, cursor: null, size: 1000, now });
    for (const { id } of tickets)
      for (const kind of mailKinds) await sendAgain(db, id, kind, { staffId, now, random: randomBytes });
    await passTime(Number.POSITIVE_INFINITY);
    return { shown: tickets.length };
  }
}

/** Waits until the worker holds nothing and nothing is due. */
async function untilIdle(db: Database, now: Date) {
  for (;;) {
    const { busy } = await db
      .selectFrom("deliveries")
      .select((e) => e.fn.countAll().as("busy"))
      .where("state", "=", "pending")
      .where((e) => e.or([e("claimed_by", "is not", null), e("next_attempt_at", "<=", now.toISOString())]))
      .executeTakeFirstOrThrow();
    if (Number(busy) === 0) return;
    await wait(5 /* ms */);
  }
}

async function nextAttempt(db: Database) {
  const { next } = await db
    .selectFrom("deliveries")
    .select((e) => e.fn.min("next_attempt_at").as("next"))
    .where("state", "=", "pending")
    .executeTakeFirstOrThrow();
  return next ? new Date(next) : undefined;
}

async function countStates(db: Database) {
  const rows = await db
    .selectFrom("deliveries")
    .select((e) => ["state", e.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}
