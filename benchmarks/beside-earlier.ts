/**
 * Start, pages and enquiries of this version beside an earlier one, whose folder holds its packages and its build: the
 * two take turns, so that both run under the same load. "." for the folder measures this version alone. Bars: 500 ms to
 * the first answer, 120 MB at rest.
 * npm run node -- benchmarks/beside-earlier.ts <folder> [rounds]      needs wrk and a build of both; about 40 s a round
 */
import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { goodFields } from "#tests/support/enquiries.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { heldMemory, machine, median, processorTime } from "./report.ts";

const [, , folder, rounds = "5"] = process.argv;
if (!folder) throw new Error("Name the folder of the earlier version.");
const versions = { earlier: folder, now: "." };
const duration = 4; /* s */
const clients = 50;
let sent = 0;

type Measured = Record<string, number>;
const taken: Record<keyof typeof versions, Measured[]> = { earlier: [], now: [] };
for (let round = 0; round < Number(rounds); round++) {
  /* Whoever comes second finds files in the system's memory. */
  const order = Object.entries(versions) as [keyof typeof versions, string][];
  for (const [name, code] of round % 2 === 0 ? order : order.reverse()) taken[name].push(await measure(code));
}

console.info(machine());
for (const what of Object.keys(taken.now[0] ?? {})) {
  const values = (name: keyof typeof versions) => taken[name].map((measured) => measured[what] ?? Number.NaN);
  const [earlier, now] = [median(values("earlier")), median(values("now"))];
  console.info(
    `${what.padEnd(28)} earlier ${earlier.toFixed(0).padStart(6)}, now ${now.toFixed(0).padStart(6)}: ${(now / earlier).toFixed(2)} (${values("now").map((value) => value.toFixed(0))})`,
  );
}

async function measure(code: string): Promise<Measured> {
  const began = performance.now();
  const site = await startSite(
    { LOG_LEVEL: "info", TRUSTED_PROXIES: "127.0.0.1" },
    { folder: code, parameters: ["build/main.js"] },
  );
  await (await fetch(site.origin)).arrayBuffer();
  const start = performance.now() - began;
  const processor = await processorTime(site.pid);
  await wait(5000);
  const memory = await heldMemory(site.pid);
  const measured = {
    "start, ms": start,
    "start, ms of processor": processor,
    "memory at rest, MB": memory,
    "home page, requests/s": files(`${site.origin}/`),
    "search page, requests/s": await rendered(site),
    "enquiries/s": await enquiries(site),
  };
  await site.stop();
  return measured;
}

function files(url: string) {
  const parameters = ["-t1", `-c${clients}`, `-d${duration}s`, "-H", "Accept-Encoding: gzip", url];
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(execFileSync("wrk", parameters, { encoding: "utf8" }))?.[1]);
}

/** Two visitors of two networks, each of whom asks again once a page is there: what they don't wait for isn't refused. */
async function rendered(site: Site) {
  const end = performance.now() + duration * 1000;
  let count = 0;
  const visit = async (network: string) => {
    const headers = { "X-Forwarded-For": network };
    while (performance.now() < end) {
      const answer = await fetch(`${site.origin}/search?q=fork+${count}`, { headers });
      await answer.arrayBuffer();
      if (answer.ok) count++;
    }
  };
  await Promise.all([visit("192.0.2.1"), visit("198.51.100.1")]);
  return count / duration;
}

async function enquiries(site: Site) {
  const result = await autocannon({
    url: site.origin,
    connections: clients,
    duration,
    requests: [
      {
        method: "POST",
        path: "/",
        headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
        setupRequest: (request) => ({
          ...request,
          body: `${new URLSearchParams({ "form-name": "contact", ...goodFields, message: `No. ${sent++}` })}`,
        }),
      },
    ],
  });
  return result["2xx"] / result.duration;
}
