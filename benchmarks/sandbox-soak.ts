/**
 * Fifty sandboxes at one to one, each with a reader of its events, a client of MQTT that hears all, and an order every
 * half minute: memory of the site and of the sandboxes' process. At half time that process is killed, and at the end the
 * site: what is told to whoever holds a sandbox, whether fifty can be opened again, and whether an enquiry that was
 * acknowledged is lost.
 * npm run node -- benchmarks/sandbox-soak.ts [minutes]          needs a build; 30 minutes where nothing is said
 */
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { connectAsync, type MqttClient } from "mqtt";
import openapi from "#content/documents/interfaces/openapi.json" with { type: "json" };
import { openDatabase } from "#server/tables/open-database.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { newConnection } from "#tests/support/new-connection.ts";
import { startSite } from "#tests/support/site.ts";
import { machine, processorTime, residentMemory } from "./report.ts";

const minutes = Number(process.argv[2] ?? 30);
const { example } = openapi.paths["/orders"].post.requestBody.content["application/json"];
const floors = 50;
const betweenOrders = 30_000; /* ms */
const readings = 20;
/** MB that the sandboxes' process may have: a heap of 512, and what is beside it. */
const mostMemory = 800;

type Made = {
  id: string;
  page: string;
  http: { url: string; authorization: string };
  events: { url: string };
  mqtt: { url: string; username: string; password: string; prefix: string };
  floor: { places: { id: string; handover?: string }[] };
};
type Floor = Made & { client: MqttClient; heard: number; told: number; ended: string };

console.info(machine());
let site = await startSite({ TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "warn" });
const { dataDir } = site;
const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
const acknowledged: string[] = [];
const health: number[] = [];
const faults: string[] = [];
let sent = 0;

for (const half of [1, 2]) {
  const opened = await openAll();
  console.info(`half ${half}: ${opened.length} sandboxes are open`);
  const child = await sandboxesOf(site.pid);
  const memory: number[] = [];
  const cpu = [await processorTime(site.pid), await processorTime(child)];
  const began = performance.now();
  const end = began + minutes * 30_000;
  let nextReading = began;
  let nextOrder = began;
  while (performance.now() < end && isThere(child)) {
    if (performance.now() > nextOrder) {
      nextOrder += betweenOrders / floors;
      await order(opened);
    }
    if (performance.now() > nextReading) {
      nextReading += (minutes * 30_000) / readings;
      memory.push(await residentMemory(child));
      const { status, time } = await newConnection(`${site.origin}/healthz`);
      health.push(time);
      if (status !== 200) faults.push(`/healthz answered ${status}`);
      await enquire(`Half ${half}, ${memory.length}`);
      console.info(
        `${Math.round((performance.now() - began) / 1000)} s: the site has ${await residentMemory(site.pid)} MB, the sandboxes ${memory.at(-1)} MB`,
      );
    }
    await wait(50);
  }
  if (!isThere(child)) {
    faults.push(`the sandboxes' process ended by itself: ${site.output.slice(-3).join(" ")}`);
    site.signal("SIGKILL");
    break;
  }
  const used = [
    (await processorTime(site.pid)) - (cpu[0] ?? 0),
    (await processorTime(child)) - (cpu[1] ?? 0),
  ];
  console.info(
    `processor: the site ${used[0]} ms, the sandboxes ${used[1]} ms; messages ${sum(opened, "heard")}, events ${sum(opened, "told")}; orders ${JSON.stringify([...counts])}`,
  );
  const silent = opened.filter(({ heard, told }) => heard === 0 || told === 0);
  if (silent.length > 0) faults.push(`${silent.length} sandboxes said nothing`);
  const largest = Math.max(...memory);
  console.info(`the sandboxes have ${largest} MB at most (bar ${mostMemory})`);
  if (largest > mostMemory) faults.push("the sandboxes' memory is beyond its bound");
  if (half === 1) {
    process.kill(child, "SIGKILL");
    await wait(5000);
    for (const each of opened) {
      const headers = { Authorization: each.http.authorization };
      const answer = await fetch(`${each.http.url}/places`, { headers });
      count(`after the kill, REST: ${answer.status} ${((await answer.json()) as { title: string }).title}`);
      count(`after the kill, events: ${each.ended}`);
    }
  } else {
    site.signal("SIGKILL");
    await site.exited;
  }
  await Promise.all(opened.map(({ client }) => client.endAsync(true)));
}

site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
const again = await (await fetch(`${site.origin}/sandbox`, { method: "POST" })).status;
count(`after the restart, a sandbox: ${again}`);
await site.stop();
const db = await openDatabase({ dataDir });
const rows = await db.selectFrom("submissions").select("reference").execute();
await db.destroy();
const stored = new Set(rows.map(({ reference }) => reference));
const lost = acknowledged.filter((reference) => !stored.has(reference));
if (lost.length > 0) faults.push(`${lost.length} enquiries are lost`);
for (const [what, times] of counts) console.info(`${what}: ${times}`);
const sorted = health.toSorted((one, other) => one - other);
console.info(
  `/healthz longest ${Math.round(sorted.at(-1) ?? 0)} ms of ${health.length}; ${acknowledged.length} enquiries acknowledged, ${lost.length} lost`,
);
for (const fault of faults) console.info(`FAULT: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);

async function openAll() {
  const opened: Floor[] = [];
  for (let tries = 0; opened.length < floors && tries < 400; tries++) {
    const headers = { "X-Forwarded-For": `198.51.100.${opened.length + 1}` };
    const answer = await fetch(`${site.origin}/sandbox`, { method: "POST", headers });
    if (answer.status === 201) opened.push(await listen((await answer.json()) as Made));
    else await answer.text().then(() => wait(1000));
  }
  return opened;
}

async function listen(made: Made): Promise<Floor> {
  const { url, username, password, prefix } = made.mqtt;
  const client = await connectAsync(url, { username, password, reconnectPeriod: 0 });
  const own: Floor = { ...made, client, heard: 0, told: 0, ended: "open" };
  client
    .on("error", () => {})
    .on("message", () => {
      own.heard++;
    });
  await client.subscribeAsync(`${prefix}/#`);
  void readEvents(made, own);
  return own;
}

async function readEvents(made: Made, own: Floor) {
  const headers = { Authorization: made.http.authorization };
  const answer = await fetch(made.events.url, { headers });
  try {
    for await (const piece of answer.body ?? []) {
      const text = new TextDecoder().decode(piece);
      own.told++;
      const why = /event: end\ndata: (.*)/.exec(text)?.[1];
      if (why) own.ended = why;
    }
    if (own.ended === "open") own.ended = "closed";
  } catch {
    own.ended = "cut off";
  }
}

function sum(opened: readonly Floor[], what: "heard" | "told") {
  return opened.reduce((total, each) => total + each[what], 0);
}

/** Sends the next floor an order, from one place to another, as its document has them. */
async function order(opened: readonly Floor[]) {
  const at = sent++ % opened.length;
  const floor = opened[at];
  if (!floor) return;
  const answer = await fetch(`${floor.http.url}/orders`, {
    method: "POST",
    headers: { Authorization: floor.http.authorization, "Content-Type": "application/json" },
    body: JSON.stringify({ ...example, reference: `S-${sent}`, due: undefined }),
  });
  count(`orders: ${answer.status}`);
  await answer.text();
}

/** Each enquiry has words of its own: the same again would be told the reference of the first. */
async function enquire(message: string) {
  const answer = await fetch(site.origin, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ "form-name": "contact", ...goodFields, message }),
  });
  const { reference } = (await answer.json()) as { reference?: string };
  if (reference) acknowledged.push(reference);
  else count(`an enquiry: ${answer.status}`);
}

/** The process of the sandboxes: the child of the site whose command names them. */
async function sandboxesOf(pid: number) {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).trim().split(" ");
  for (const child of children)
    if ((await readFile(`/proc/${child}/cmdline`, "utf8")).includes("sandbox")) return Number(child);
  throw new Error(`No child of ${pid} has sandboxes`);
}

function isThere(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
