/**
 * kill -9 of the real server under a stream of enquiries, 50 times, with a real mail server.
 * node benchmarks/durability.ts          needs a build; about 4 minutes
 */
import { killAgainAndAgain } from "#tests/support/durability.ts";
import { machine } from "./report.ts";

console.info(machine());
const report = await killAgainAndAgain(Number(process.argv[2] ?? 50));
for (const [name, figure] of Object.entries(report)) console.info(`${name.padEnd(22)} ${figure}`);
const { missing, storedTwice, emailsNotDelivered, emailsOfNoEnquiry } = report;
const isHeld = missing + storedTwice + emailsNotDelivered + emailsOfNoEnquiry === 0;
console.info(isHeld ? "bar held: nothing missing, nothing twice, every email delivered" : "bar MISSED");
process.exitCode = isHeld ? 0 : 1;
