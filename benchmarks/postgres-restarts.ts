/**
 * PostgreSQL is stopped in order, stopped at once and killed, and one of its workers is, 50 times under a stream of
 * enquiries to the real server.
 * npm run node -- benchmarks/postgres-restarts.ts [times]          needs a build; about 2 minutes
 */
import { restartAgainAndAgain } from "#tests/support/postgres-restarts.ts";
import { machine } from "./report.ts";

console.info(machine());
const report = await restartAgainAndAgain(Number(process.argv[2] ?? 50));
for (const [name, figure] of Object.entries(report))
  console.info(`${name.padEnd(16)} ${JSON.stringify(figure)}`);
const { exits, missing, storedTwice, wordless, slowestRecovery } = report;
const isHeld = exits + missing + storedTwice + wordless.length === 0 && slowestRecovery < 2000;
console.info(isHeld ? "bar held: no exit, nothing lost, nothing twice, back within 2 s" : "bar MISSED");
process.exitCode = isHeld ? 0 : 1;
