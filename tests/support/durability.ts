import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { countPendingDeliveries } from "#server/deliveries/queue.ts";
import { allSubmissions } from "#server/submissions/list.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { goodFields } from "./enquiries.ts";
import { startSite } from "./site.ts";
import { startMailServer } from "./smtp.ts";

const clients = 10;
/** Enquiries accepted before a kill, so that a slow machine runs the same test. */
const leastPerRound = 30;
/** Until when every email must have arrived: a killed server's claims run out, then each takes a moment. */
const patience = (emails: number) => 60_000 + 30 * emails; /* ms */

export type DurabilityReport = Awaited<ReturnType<typeof killAgainAndAgain>>;

/**
 * Kills the real server with SIGKILL under a stream of enquiries, as often as there are rounds, starts it again over
 * the same database, and checks what became of every enquiry and every email. A client resends an unanswered enquiry
 * once, as a visitor would.
 * @param databaseUrl of an empty PostgreSQL database; without it SQLite
 * @param longestRound until a kill at the latest, in ms after the least number of enquiries
 */
export async function killAgainAndAgain(rounds: number, databaseUrl?: string, longestRound = 600) {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-durability-"));
  const mail = await startMailServer();
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? "",
    SMTP_URL: mail.url,
    LOG_LEVEL: "info",
    STAFF_SECRET: "a secret of more than thirty-two characters",
  };
  const sender = openSender();

  for (let round = 0; round < rounds; round++) {
    const site = await startSite(env);
    sender.begin(site.origin);
    await sender.untilAcknowledged(leastPerRound);
    await wait(Math.random() * longestRound);
    site.signal("SIGKILL");
    await Promise.all([site.exited, sender.end()]);
  }

  const site = await startSite(env);
  await sender.repeatUnanswered(site.origin);
  const db = await openDatabase({ dataDir, databaseUrl });
  const deadline = Date.now() + patience(await countPendingDeliveries(db));
  while ((await countPendingDeliveries(db)) > 0 && Date.now() < deadline) await wait(200);
  await site.stop();

  const submissions = await Array.fromAsync(allSubmissions(db));
  const deliveries = await db.selectFrom("deliveries").select(["message_id", "state"]).execute();
  await db.destroy();
  await mail.stop();
  await rm(dataDir, { recursive: true });

  const references = new Map(submissions.map(({ reference, fields }) => [reference, fields.message]));
  const arrived = mail.letters.map(({ messageId }) => messageId);
  const known = new Set(deliveries.map((delivery) => delivery.message_id));
  return {
    rounds,
    acknowledged: sender.acknowledged.size,
    /** Enquiries whose answer was lost in the kill, and that were sent once more. */
    repeated: sender.repeated,
    missing: [...sender.acknowledged].filter(([message, reference]) => references.get(reference) !== message)
      .length,
    storedTwice: submissions.length - new Set(submissions.map(({ fields }) => fields.message)).size,
    emails: deliveries.length,
    emailsNotDelivered: known.difference(new Set(arrived)).size,
    emailsDeliveredAgain: arrived.length - new Set(arrived).size,
    emailsOfNoEnquiry: new Set(arrived).difference(known).size,
  };
}

/**
 * Clients that send enquiries one after the other. One without a successful answer is sent once more.
 * @param goesOn whether a client without a successful answer goes on sending, after a moment
 * @param pause between two enquiries of one client, in ms
 */
export function openSender({ goesOn = false, pause = 10 } = {}) {
  /** The reference of each acknowledged enquiry, by the message that only this one carries. */
  const acknowledged = new Map<string, string>();
  let unanswered: string[] = [];
  let running = false;
  let count = 0;
  let repeated = 0;
  /** How often each status was answered; "none" is no answer. */
  const statuses: Record<string, number> = {};
  let slowest = 0;
  let loops: Promise<void>[] = [];

  return {
    acknowledged,
    statuses,
    /** Milliseconds until the slowest answer. */
    get slowest() {
      return slowest;
    },
    get repeated() {
      return repeated;
    },
    begin(origin: string) {
      running = true;
      loops = Array.from({ length: clients }, () => loop(origin));
    },
    /** Resolves once so many more enquiries are acknowledged, or none of the clients goes on. */
    async untilAcknowledged(more: number) {
      const enough = acknowledged.size + more;
      const ended = Promise.all(loops).then(() => true);
      while (acknowledged.size < enough && !(await Promise.race([ended, wait(10, false)])));
    },
    async end() {
      running = false;
      await Promise.all(loops);
    },
    async repeatUnanswered(origin: string) {
      for (let message = unanswered.pop(); message; message = unanswered.pop()) {
        repeated++;
        await send(origin, message);
      }
    },
  };

  async function loop(origin: string) {
    while (running) {
      const again = unanswered.shift();
      if (again) repeated++;
      const isAnswered = await send(origin, again ?? `Enquiry ${++count}`);
      if (!isAnswered && !goesOn) return;
      await wait(isAnswered ? pause : 100);
    }
  }

  async function send(origin: string, message: string) {
    const began = performance.now();
    let status = "none";
    try {
      const body = new URLSearchParams({ ...goodFields, message, "form-name": "home-contact" });
      const response = await fetch(origin, { method: "POST", body });
      status = String(response.status);
      const answer = (await response.json()) as { ok: boolean; reference: string };
      if (!answer.ok) throw new Error(`An enquiry was answered with ${response.status}`);
      acknowledged.set(message, answer.reference);
      return true;
    } catch {
      unanswered = [...unanswered, message];
      return false;
    } finally {
      statuses[status] = (statuses[status] ?? 0) + 1;
      slowest = Math.max(slowest, performance.now() - began);
    }
  }
}
