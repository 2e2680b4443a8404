/**
 * kill -9 of the real server while editors save, 50 times.
 * npm run node -- benchmarks/blog-durability.ts          needs a build; about 3 minutes
 */
import { killWhileSaving } from "#tests/support/blog-durability.ts";
import { machine } from "./report.ts";

console.info(machine());
const report = await killWhileSaving(Number(process.argv[2] ?? 50));
for (const [name, figure] of Object.entries(report)) console.info(`${name.padEnd(22)} ${figure}`);
const isHeld = report.missing + report.storedTwice + report.conflicts === 0;
console.info(isHeld ? "bar held: no acknowledged save missing, none there twice" : "bar MISSED");
process.exitCode = isHeld ? 0 : 1;
