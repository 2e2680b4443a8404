/**
 * kill -9 of the real server under a stream of enquiries, as often over SQLite as over PostgreSQL, with a real mail server.
 * npm run node -- benchmarks/durability.ts [kills]          needs a build; 500 kills where nothing is said, about 25 minutes
 */
import { killAgainAndAgain } from "#tests/support/durability.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { machine } from "./report.ts";

const kills = Number(process.argv[2] ?? 500);

console.info(machine());
const postgres = await startPostgres();
for (const [engine, url] of [["SQLite"], ["PostgreSQL", postgres.url]] as const) {
  console.info(engine);
  const report = await killAgainAndAgain(Math.ceil(kills / 2), url);
  for (const [name, figure] of Object.entries(report)) console.info(`  ${name.padEnd(22)} ${figure}`);
  const { missing, storedTwice, emailsNotDelivered, emailsOfNoEnquiry } = report;
  const isHeld = missing + storedTwice + emailsNotDelivered + emailsOfNoEnquiry === 0;
  console.info(
    `  ${isHeld ? "bar held: nothing missing, nothing twice, every email delivered" : "bar MISSED"}`,
  );
  if (!isHeld) process.exitCode = 1;
}
await postgres.stop();
