/**
 * How a hundred clients on /search and on unknown addresses affect everybody else: how long /contact takes meanwhile,
 * and whether enquiries are accepted. The clients run in a process of their own. npm run node -- benchmarks/admission.ts
 * needs a build; about 15 s
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { goodFields } from "#tests/support/enquiries.ts";
import { startSite } from "#tests/support/site.ts";
import { machine } from "./report.ts";

const clients = 100;
const duration = 10_000; /* ms */
const bar = 300; /* ms */

const site = await startSite();
for (const path of ["/search?q=fork", "/nowhere", "/contact"]) await fetch(site.origin + path);
const crowd = spawn(process.execPath, ["tests/support/crowd.ts", site.origin, `${clients}`, `${duration}`], {
  stdio: ["ignore", "pipe", "inherit"],
});
let told = "";
crowd.stdout.setEncoding("utf8").on("data", (text) => {
  told += text;
});
await wait(500);

const times: number[] = [];
const statuses: number[] = [];
const until = performance.now() + duration - 1000;
await Promise.all([readContact(), readContact(), sendEnquiries()]);
await once(crowd, "exit");
await site.stop();

const sorted = times.toSorted((one, other) => one - other);
const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(1);
const taken = statuses.filter((status) => status === 200).length;
console.info(machine());
console.info(`crowd      ${clients} clients, answers by address and status: ${told.trim()}`);
console.info(
  `/contact   median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms of ${times.length} (bar: ${bar} ms)`,
);
console.info(`enquiries  ${taken} of ${statuses.length} accepted (bar: all)`);
if (Number(at(0.99)) >= bar || taken < statuses.length) process.exitCode = 1;

async function readContact() {
  while (performance.now() < until) {
    const began = performance.now();
    await (await fetch(`${site.origin}/contact`)).arrayBuffer();
    times.push(performance.now() - began);
    await wait(10);
  }
}

async function sendEnquiries() {
  while (performance.now() < until) {
    const body = new URLSearchParams({
      "form-name": "contact",
      ...goodFields,
      message: `Enquiry ${statuses.length}`,
    });
    const answer = await fetch(site.origin, {
      method: "POST",
      headers: { accept: "application/json" },
      body,
    });
    await answer.arrayBuffer();
    statuses.push(answer.status);
    await wait(50);
  }
}
