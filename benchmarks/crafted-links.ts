/**
 * 400 crafted links at every address that takes one, as enquiries and from the desk, while /healthz is probed on new
 * connections: words within 2 s, no failure, no exit.
 * npm run node -- benchmarks/crafted-links.ts [links]          needs a build; 400 links take some 5 min
 */
import { craftedLinks } from "#tests/support/crafted-links.ts";
import { bars, craftedEnv, sendCrafted } from "#tests/support/crafted-requests.ts";
import { startStaffedSite } from "#tests/support/staff.ts";
import { machine } from "./report.ts";

const most = Number(process.argv[2] ?? 400);
const world = await startStaffedSite(craftedEnv);
let exit: unknown;
void world.site.exited.then((code) => {
  exit = code;
});
const links = craftedLinks(most);
const { faults, answers, probes } = await sendCrafted(world, links, true);
const ended = exit;
if (!ended) await world.stop();

const times = answers.map(({ time }) => time).sort((one, other) => one - other);
const waits = probes.toSorted((one, other) => one - other);
const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status));
console.info(machine());
console.info(
  `answers    ${answers.length} to ${links.length} links: ${statuses.map(([status, all]) => `${all?.length} × ${status}`).join(", ")}`,
);
console.info(`slowest    ${at(times, 1)} ms, 99th percentile ${at(times, 0.99)} ms (bar: ${bars.answer} ms)`);
console.info(
  `/healthz   slowest ${at(waits, 1)} ms, 99th percentile ${at(waits, 0.99)} ms of ${waits.length} (bar: ${bars.health} ms)`,
);
console.info(`faults     ${faults.length}${ended ? `; the site ended with ${ended}` : ""}`);
for (const fault of faults.slice(0, 40)) console.info(`  ${fault}`);
for (const line of world.site.output.filter((each) => /"level":[56]0/.test(each)).slice(0, 10))
  console.info(`  ${line.slice(0, 600)}`);
if (faults.length > 0 || ended || Number(at(waits, 1)) > bars.health) process.exitCode = 1;

function at(sorted: readonly number[], share: number) {
  return (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(0);
}
