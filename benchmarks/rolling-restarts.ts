/**
 * Two nodes over one PostgreSQL behind nginx, restarted one after the other under load, 50 times.
 * npm run node -- benchmarks/rolling-restarts.ts [n]     needs a build and Debian's nginx; about 30 s a round
 */
import { randomBytes } from "node:crypto";
import { startPostgres } from "#tests/support/postgres.ts";
import { restartAgainAndAgain } from "#tests/support/rolling-restarts.ts";
import { machine } from "./report.ts";

console.info(machine());
const postgres = await startPostgres();
const { errors, failures, ...report } = await restartAgainAndAgain(Number(process.argv[2] ?? 50), {
  DATABASE_URL: postgres.url,
  STAFF_SECRET: randomBytes(32).toString("base64url"),
});
await postgres.stop();
for (const [name, figure] of Object.entries(report)) console.info(`${name.padEnd(12)} ${figure}`);
const isHeld = report.failed + report.otherExits === 0;
if (!isHeld) console.info(`${failures.slice(0, 20).join("\n")}\n${errors.split("\n").slice(-20).join("\n")}`);
console.info(isHeld ? "bar held: no failed request, every exit 0" : "bar MISSED");
process.exitCode = isHeld ? 0 : 1;
