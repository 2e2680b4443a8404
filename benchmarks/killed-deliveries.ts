/**
 * kill -9 of the real server at random in a stream of emails, 100 times, with a real mail server: every email has to
 * arrive in the end. One that had just arrived when the kill came may arrive again, under the same Message-ID.
 * npm run node -- benchmarks/killed-deliveries.ts [kills]          needs a build; 5 to 10 minutes
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "#server/database/migrate.ts";
import { countPendingDeliveries } from "#server/deliveries/queue.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { goodEnquiry, goodFields, intakeOver } from "#tests/support/enquiries.ts";
import { startSite } from "#tests/support/site.ts";
import { startMailServer } from "#tests/support/smtp.ts";
import { machine } from "./report.ts";

const kills = Number(process.argv[2] ?? 100);
/** More than a round can send, so that every kill comes mid-stream. */
const enquiriesPerRound = 40;

const dataDir = await mkdtemp(join(tmpdir(), "mag-killed-"));
const db = await openDatabase({ dataDir });
await migrate(db);
const accept = intakeOver(db);
const mail = await startMailServer();
const env = { DATA_DIR: dataDir, SMTP_URL: mail.url, LOG_LEVEL: "error" };

let killedWhileSending = 0;
for (let round = 0; round < kills; round++) {
  await Promise.all(Array.from({ length: enquiriesPerRound }, (_, index) => store(round, index)));
  const before = mail.letters.length;
  const site = await startSite(env);
  await wait(100 + Math.random() * 600);
  site.signal("SIGKILL");
  await site.exited;
  if (mail.letters.length > before && (await countPendingDeliveries(db)) > 0) killedWhileSending++;
}

const site = await startSite(env);
await untilNothingMoves();
await site.stop();

const rows = await db.selectFrom("deliveries").select(["message_id", "recipient", "state"]).execute();
await db.destroy();
await mail.stop();
await rm(dataDir, { recursive: true });

const recipients = new Map(rows.map((row) => [row.message_id, row.recipient]));
const arrived = new Set(mail.letters.map(({ messageId }) => messageId));
const report = {
  kills,
  "kills in the stream": killedWhileSending,
  emails: rows.length,
  lost: rows.filter((row) => !arrived.has(row.message_id)).length,
  "not marked as sent": rows.filter((row) => row.state !== "sent").length,
  "to a wrong address": mail.letters.filter((letter) => recipients.get(letter.messageId) !== letter.to)
    .length,
  "arrived again": mail.letters.length - arrived.size,
};
console.info(machine());
for (const [name, figure] of Object.entries(report)) console.info(`${name.padEnd(20)} ${figure}`);
const isHeld = report.lost + report["not marked as sent"] + report["to a wrong address"] === 0;
console.info(isHeld ? "bar held: nothing lost" : "bar MISSED");
process.exitCode = isHeld ? 0 : 1;

/** A killed server's claims run out after 15 s; after a minute without an email none will come any more. */
async function untilNothingMoves() {
  let [pending, since] = [await countPendingDeliveries(db), Date.now()];
  while (pending > 0 && Date.now() - since < 60_000 /* ms */) {
    await wait(500);
    const now = await countPendingDeliveries(db);
    if (now !== pending) [pending, since] = [now, Date.now()];
  }
}

function store(round: number, index: number) {
  const email = `sender${round}-${index}@rao.example`;
  return accept({ ...goodEnquiry, fields: { ...goodFields, email } });
}
