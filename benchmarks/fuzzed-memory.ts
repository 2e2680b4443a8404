/**
 * Memory under fuzzed requests: crafted plans wherever the site takes one, hostile addresses, forms, pictures and
 * questions of assistants. It has to level off, and no thread may come to the heap at which it is ended unless it is.
 * npm run node -- benchmarks/fuzzed-memory.ts [requests]     needs a build; Linux; 24,000 requests take some 10 minutes
 */
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import naughtyStrings from "big-list-of-naughty-strings/blns.json" with { type: "json" };
import sharp from "sharp";
import { random } from "#planner/numbers/random.ts";
import { kindsOfAddress, routedAddresses } from "#tests/support/addresses.ts";
import { craftedLinks } from "#tests/support/crafted-links.ts";
import { craftedEnv } from "#tests/support/crafted-requests.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { startStaffedSite } from "#tests/support/staff.ts";
import { machine } from "./report.ts";

const most = Number(process.argv[2] ?? 24_000);
const readings = 24;
const atOnce = 8;
const maxGrowth = 0.1;

const world = await startStaffedSite({ ...craftedEnv, METRICS_PORT: "0", LOG_LEVEL: "info" });
const { site } = world;
const metrics = await metricsAddress();
const staff = await world.member("Ada", "admin");
const links = craftedLinks(400);
const pictures = await makePictures();
const paths = [...kindsOfAddress, ...routedAddresses];
const takesPlan = [
  "/planner",
  "/planner.data",
  "/planner/play",
  "/contact",
  "/planner/files/requirement.pdf",
];
const { next, fraction } = random(30, 24_000);
const statuses = new Map<string, number>();
const memory: number[] = [];
const heaps = new Map<string, { most: number; limit: number; overruns: number }>();
let exited = false;
void site.exited.then(([code, signal]) => {
  exited = true;
  console.info(`the site ended: ${code ?? signal}; ${site.output.slice(-3).join(" ").slice(-1000)}`);
});

console.info(machine());
for (let reading = 0; reading < readings && !exited; reading++) {
  let left = Math.ceil(most / readings);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await send();
    }),
  );
  if (exited) break;
  await read();
  console.info(
    `${Math.ceil(most / readings) * (reading + 1)} requests: ${Math.round(memory.at(-1) ?? 0)} MB`,
  );
}
const ended = exited;
if (!ended) await world.stop();

/* The first third fills caches, pools and the heap. */
const third = Math.floor(memory.length / 3);
const [middle, late] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(-third))];
const growth = late / middle - 1;
console.info(`statuses   ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`);
console.info(`memory     ${memory.map(Math.round).join(" ")} MB: ${(growth * 100).toFixed(1)} %`);
for (const [name, { most, limit, overruns }] of heaps)
  console.info(
    `${name.padEnd(18)} heap at most ${megabytes(most)} of ${megabytes(limit)} MB, ${overruns} overran`,
  );
const isAbove = [...heaps.values()].some(({ most, limit }) => most > limit);
const isHeld = !ended && !isAbove && growth < maxGrowth && !statuses.has("0") && !statuses.has("500");
console.info(isHeld ? "bar held: memory levels off, no thread above its limit" : "bar MISSED");
process.exitCode = isHeld ? 0 : 1;

/** One request, of a network of its own for most. */
async function send() {
  const forwarded = { "x-forwarded-for": `10.${next() % 200}.${next() % 250}.1` };
  const [path, init] = invent();
  const began = performance.now();
  try {
    const answer = await fetch(site.origin + path, {
      redirect: "manual",
      ...init,
      headers: { ...forwarded, ...init.headers },
    });
    await answer.arrayBuffer();
    count(`${answer.status}`);
    if (answer.status === 500) console.info(`500: ${init.method ?? "GET"} ${path.slice(0, 200)}`);
  } catch (error) {
    count("0");
    console.info(
      `${(error as Error).message} after ${Math.round(performance.now() - began)} ms: ${path.slice(0, 200)}`,
    );
  }
}

type Init = { method?: string; body?: BodyInit; headers?: Record<string, string> };

function invent(): [string, Init] {
  const kind = fraction();
  const plan = links[next() % links.length]?.token ?? "";
  if (kind < 0.3) return [`${one(takesPlan)}?about=plan&seed=${next() % 1000}&plan=${plan}`, {}];
  if (kind < 0.33) return post("/planner/size", { query: `plan=${plan}` });
  if (kind < 0.55) return [`${one(paths)}?${one(["q", "page", "about", "product", word()])}=${word()}`, {}];
  if (kind < 0.65) return [`/search?q=${word()}+${word()}`, { headers: { accept: "text/html" } }];
  if (kind < 0.7) return [`/${word()}/${word()}`, {}];
  if (kind < 0.78) return [one(paths), { headers: { cookie: staff.cookie } }];
  if (kind < 0.95)
    return post("/", { "form-name": "contact", ...goodFields, [one(Object.keys(goodFields))]: text() });
  if (kind < 0.97) return upload();
  return askAssistant(plan);
}

function post(path: string, fields: Record<string, string>): [string, Init] {
  return [
    path,
    { method: "POST", body: new URLSearchParams(fields), headers: { accept: "application/json" } },
  ];
}

function upload(): [string, Init] {
  const body = new FormData();
  body.set("picture", new Blob([one(pictures)]), "picture.png");
  return [
    "/native-blogs/pictures",
    { method: "POST", body, headers: { cookie: staff.cookie, origin: site.origin } },
  ];
}

function askAssistant(plan: string): [string, Init] {
  const params = {
    name: one(["size_fleet", "search", "check_fit", "nothing"]),
    arguments: { plan, query: text() },
  };
  return [
    "/mcp",
    {
      method: "POST",
      body: JSON.stringify({ jsonrpc: "2.0", id: next(), method: one(["tools/call", "tools/list"]), params }),
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    },
  ];
}

/** Whole ones, broken ones and one that unpacks to far more than it is. */
async function makePictures() {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "red", noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const empty = { width: 7000, height: 7000, channels: 4, background: "#0000" } as const;
  const bomb = await sharp({ create: empty }).png({ compressionLevel: 9 }).toBuffer();
  return [large, bomb, large.subarray(0, 100_000), Buffer.from("GIF89a"), Buffer.alloc(1_000_000)].map(
    (bytes) => new Uint8Array(bytes),
  );
}

async function read() {
  const status = await readFile(`/proc/${site.pid}/smaps_rollup`, "utf8");
  memory.push(Number(/^Pss:\s+(\d+)/m.exec(status)?.[1]) / 1024);
  const answer = await (await fetch(metrics)).text();
  const figures = (name: string) =>
    [...answer.matchAll(new RegExp(`^${name}\\{pool="([^"]+)"\\} (.+)$`, "gm"))].map(
      ([, pool = "", value = ""]) => [pool, Number(value)] as const,
    );
  const limits = new Map(figures("mag_thread_heap_limit_bytes"));
  const overruns = new Map(figures("mag_thread_overruns_total"));
  for (const [pool, used] of figures("mag_thread_heap_bytes"))
    heaps.set(pool, {
      most: Math.max(used, heaps.get(pool)?.most ?? 0),
      limit: limits.get(pool) ?? 0,
      overruns: overruns.get(pool) ?? 0,
    });
}

/** The log's lines come a turn later than the words that the site is started. */
async function metricsAddress() {
  for (;;) {
    const line = site.output.find((printed) => printed.includes('"msg":"metrics"'));
    if (line) return `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}/metrics`;
    await wait(20);
  }
}

function text() {
  return one(naughtyStrings) || "x";
}

function word() {
  return encodeURIComponent(text().toWellFormed().slice(0, 200));
}

function one<Value>(values: readonly Value[]): Value {
  return values[next() % values.length] as Value;
}

function count(what: string) {
  statuses.set(what, (statuses.get(what) ?? 0) + 1);
}

function mean(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function megabytes(bytes: number) {
  return Math.round(bytes / 2 ** 20);
}
