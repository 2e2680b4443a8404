/*
 * Emails and webhook calls that were not made yet:
 *   npm run deliveries              how many wait and have failed, and the oldest of them
 *   npm run deliveries -- again     sends all that failed once more
 */
import "./environment.ts";
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { readConfig } from "#server/config/config.ts";
import { sendAllAgain, unmadeDeliveries } from "#server/deliveries/again.ts";
import { deliveryStats } from "#server/deliveries/stats.ts";
import { openExisting } from "#server/tables/open-database.ts";
import type { Database } from "#server/tables/tables.ts";
import { runCommand, UsageError } from "./run-command.ts";

const shown = 50; /* lines */

await runCommand("Use: npm run deliveries [-- again]", async () => {
  const [command = "list", ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (!["list", "again"].includes(command) || more.length > 0) throw new UsageError("Unknown command.");
  const db = await openExisting(readConfig(process.env));
  try {
    console.info(command === "again" ? await again(db) : await list(db));
  } finally {
    await db.destroy();
  }
});

async function again(db: Database) {
  const count = await sendAllAgain(db, { now: new Date(), random: randomBytes });
  if (count === 0) return "No delivery has failed: there is nothing to send again.";
  return `${count} that failed will be sent again by the running site.`;
}

async function list(db: Database) {
  const stats = await deliveryStats(db);
  const totals = Object.entries(stats).map(
    ([way, { waiting, failed }]) => `${way}: ${waiting} waiting, ${failed} failed`,
  );
  const deliveries = await unmadeDeliveries(db, shown);
  const lines = deliveries.map((delivery) => {
    const { reference, kind, state, attempts, created_at, next_attempt_at, last_error } = delivery;
    const next = state === "pending" ? `next attempt ${next_attempt_at}` : "given up";
    return `${created_at}  ${reference}  ${kind}  ${attempts} attempts, ${next}${last_error ? `  ${last_error}` : ""}`;
  });
  const total = stats.mail.waiting + stats.mail.failed + stats.webhook.waiting + stats.webhook.failed;
  const rest = total > lines.length ? [`… and ${total - lines.length} more`] : [];
  return [...totals, ...lines, ...rest].join("\n");
}
