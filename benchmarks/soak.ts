/**
 * Mixed requests at a steady rate, for a long time: what is lost, what is stored twice, how memory grows.
 * npm run node -- benchmarks/soak.ts [minutes] [requests/s]     needs a build; 15 minutes at 25 requests/s where nothing is said
 */
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#server/tables/open-database.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { startSite } from "#tests/support/site.ts";
import { startMailServer } from "#tests/support/smtp.ts";
import { machine } from "./report.ts";

const minutes = Number(process.argv[2] ?? 15);
const rate = Number(process.argv[3] ?? 25); /* requests a second */
const pages = ["/", "/contact", "/products/Mag", "/blogs", "/search?q=charging", "/nowhere", "/sitemap.xml"];
const maxGrowth = 0.05;

console.info(machine());
const mail = await startMailServer();
const site = await startSite({ SMTP_URL: mail.url, LOG_LEVEL: "warn" });
const acknowledged = new Map<string, string>();
const failures = new Map<string, number>();
const memory: number[] = [];
const underWay = new Set<Promise<void>>();
let sent = 0;
let hasExited = false;
void site.exited.then(() => {
  hasExited = true;
});

const began = performance.now();
const end = began + minutes * 60_000;
let nextReading = began + Math.min(60_000, minutes * 6000);
while (performance.now() < end && !hasExited) {
  const due = Math.floor(((performance.now() - began) / 1000) * rate);
  for (; sent < due; sent++) {
    const request = (sent % 5 === 0 ? enquire(sent) : read(pages[sent % pages.length] ?? "/")).finally(() =>
      underWay.delete(request),
    );
    underWay.add(request);
  }
  if (performance.now() > nextReading) {
    memory.push(await residentMegabytes());
    nextReading += (minutes * 60_000) / 20;
  }
  await wait(10);
}
await Promise.all(underWay);

const db = await openDatabase({ dataDir: site.dataDir });
const rows = await db.selectFrom("submissions").select(["reference", "fields"]).execute();
await db.destroy();
const exited = hasExited;
await site.stop();
await mail.stop();

const stored = new Set(rows.map(({ reference }) => reference));
const lost = [...acknowledged.values()].filter((reference) => !stored.has(reference)).length;
const twice = rows.length - new Set(rows.map(({ fields }) => JSON.parse(fields).message)).size;
/* The first fifth fills caches and the heap; growth is what comes after it, by the averages of two fifths. */
const fifth = Math.max(1, Math.floor(memory.length / 5));
const [early, late] = [mean(memory.slice(fifth, 2 * fifth)), mean(memory.slice(-fifth))];
const growth = late / early - 1;

console.info(`${sent} requests in ${minutes} minutes, ${acknowledged.size} enquiries acknowledged`);
console.info(`lost ${lost}, stored twice ${twice}, process gone ${exited ? "yes" : "no"}`);
console.info(`failed ${JSON.stringify(Object.fromEntries(failures))}`);
console.info(
  `memory ${memory.map((megabytes) => Math.round(megabytes)).join(" ")} MB: ${(growth * 100).toFixed(1)} %`,
);
const isHeld = lost + twice + failures.size === 0 && !exited && growth < maxGrowth;
console.info(isHeld ? "bar held: nothing lost, nothing twice, memory grows by less than 5 %" : "bar MISSED");
process.exitCode = isHeld ? 0 : 1;

async function enquire(number: number) {
  const message = `Enquiry ${number}`;
  const body = new URLSearchParams({
    ...goodFields,
    message,
    email: `v${number}@rao.example`,
    "form-name": "contact",
  });
  try {
    const answer = await fetch(site.origin, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
    });
    if (!answer.ok) return fail(`POST ${answer.status}`);
    const { reference }: { reference: string } = await answer.json();
    acknowledged.set(message, reference);
  } catch (error) {
    fail(`POST ${(error as Error).name}`);
  }
}

async function read(path: string) {
  try {
    const answer = await fetch(site.origin + path);
    await answer.arrayBuffer();
    if (answer.status !== (path === "/nowhere" ? 404 : 200)) fail(`GET ${path} ${answer.status}`);
  } catch (error) {
    fail(`GET ${path} ${(error as Error).name}`);
  }
}

function fail(what: string) {
  failures.set(what, (failures.get(what) ?? 0) + 1);
}

async function residentMegabytes() {
  const status = await readFile(`/proc/${site.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function mean(values: number[]) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
