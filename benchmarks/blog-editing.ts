/**
 * Two people write in the same post while the server and one of their browsers are killed, again and again; then
 * what became of every word.
 * node benchmarks/blog-editing.ts [rounds]     needs a build; 50 rounds take about ten minutes
 */
import { editAndKill } from "#tests/support/blog-editing.ts";
import { machine } from "./report.ts";

const rounds = Number(process.argv[2] ?? 50);
console.info(machine());
const report = await editAndKill(rounds);
console.info(report);
const lost = report.missingInDraft + report.missingInPage + report.missingOnServer;
console.info(lost === 0 ? "Nothing that was typed is missing." : `${lost} words are missing.`);
process.exitCode = lost === 0 ? 0 : 1;
