/**
 * Two people write in the same post while the server, one of their browsers, or both are killed, again and again;
 * then what became of every word. Told to stop, it ends its round and says how far it came.
 * npm run node -- benchmarks/blog-editing.ts [rounds]     needs a build; 50 rounds take about ten minutes
 */
import { editAndKill } from "#tests/support/blog-editing.ts";
import { machine } from "./report.ts";

const rounds = Number(process.argv[2] ?? 50);
const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => stop.abort(name));

console.info(machine());
const { losses, ...report } = await editAndKill(rounds, stop);
console.info(report);
for (const loss of losses) console.info(`A browser ended without being killed here, ${loss}`);
if (losses.length > 0) console.info("Each was treated like a killed one; its words are counted above.");
if (stop.signal.aborted)
  console.info(`${stop.signal.reason} ended it after ${report.rounds} of ${rounds} rounds.`);
const lost = report.missingInDraft + report.missingInPage + report.missingOnServer;
console.info(lost === 0 ? "Nothing that was typed is missing." : `${lost} words are missing.`);
process.exitCode = lost === 0 && report.rounds === rounds ? 0 : 1;
