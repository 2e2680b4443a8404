/**
 * How long /healthz and enquiries take, each on a new connection, while 60 pages of the largest plan, 100 searches and
 * six large pictures are under way on new connections, too, sent by a process of its own. Pages beyond the queue get a
 * 503 in words.
 * npm run node -- benchmarks/new-connections.ts          needs a build; about 30 s
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { craftedEnv } from "#tests/support/crafted-requests.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { newConnection } from "#tests/support/new-connection.ts";
import { startStaffedSite } from "#tests/support/staff.ts";
import { machine } from "./report.ts";

const bars = { health: 300, enquiries: 500 }; /* ms, 99th percentile */
const duration = 20_000; /* ms */

const world = await startStaffedSite(craftedEnv);
const { origin } = world.site;
const ada = await world.member("Ada", "admin");
const health: number[] = [];
const enquiries: number[] = [];
const wrong: string[] = [];
/* Threads start with what they do first. */
for (const path of ["/planner?count=2", "/search?q=fork"]) await newConnection(origin + path);

const crowd = spawn(process.execPath, ["tests/support/mixed-crowd.ts", origin, ada.cookie, `${duration}`], {
  stdio: ["ignore", "pipe", "inherit"],
});
let told = "";
crowd.stdout.setEncoding("utf8").on("data", (text) => {
  told += text;
});
await once(crowd.stdout, "data");
let isOver = false;
void once(crowd, "exit").then(() => {
  isOver = true;
});
await Promise.all([probe(), enquire()]);
await world.stop();

const { answers, faults } = JSON.parse(told.slice(told.indexOf("{")));
console.info(machine());
console.info(`crowd      ${JSON.stringify(answers)}`);
report("/healthz ", health, bars.health);
report("enquiries", enquiries, bars.enquiries);
wrong.push(...faults);
console.info(`faults     ${wrong.length}`);
for (const fault of wrong.slice(0, 10)) console.info(`  ${fault}`);
if (wrong.length > 0) process.exitCode = 1;

async function probe() {
  for (; !isOver; await wait(50)) {
    const { status, time } = await newConnection(`${origin}/healthz`);
    health.push(time);
    if (status !== 200) wrong.push(`/healthz: ${status}`);
  }
}

async function enquire() {
  for (let sent = 0; !isOver; sent++, await wait(100)) {
    const fields = { "form-name": "contact", ...goodFields, message: `Enquiry ${sent}` };
    const { status, time } = await newConnection(origin, {
      method: "POST",
      body: `${new URLSearchParams(fields)}`,
      headers: {
        accept: "application/json",
        "content-type": "application/x-www-form-urlencoded",
        "x-forwarded-for": "10.9.9.9",
      },
    });
    enquiries.push(time);
    if (status !== 200) wrong.push(`enquiry: ${status}`);
  }
}

function report(name: string, times: number[], bar: number) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  console.info(
    `${name}  median ${at(0.5).toFixed(0)} ms, 99th percentile ${at(0.99).toFixed(0)} ms of ${sorted.length} (bar: ${bar} ms)`,
  );
  if (!(at(0.99) < bar)) process.exitCode = 1;
}
