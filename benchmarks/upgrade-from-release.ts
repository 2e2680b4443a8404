/**
 * The upgrade from a release and the way back, with the release's own code and while visitors send enquiries: one process
 * over SQLite, then two nodes over one PostgreSQL behind nginx, where both versions run side by side. Nothing that was
 * acknowledged may be lost, and each version opens the other's tracking links; how many requests an upgrade fails is told.
 * npm run node -- benchmarks/upgrade-from-release.ts [folder of the built release]
 * needs a build, the repository's history and Debian's nginx; it builds 0.1.0 where no folder is named: some 4 min
 */
import { execFileSync, execSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#server/tables/open-database.ts";
import { runScript } from "#tests/support/command.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { freePort } from "#tests/support/free-port.ts";
import { startExample } from "#tests/support/nginx.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { machine } from "./report.ts";

const release = "0.1.0";
/** Its last commit. */
const commit = "dddc9d26";
const senders = 4;

type Acknowledged = { reference: string; track: string; phase: string };
type Sent = { acknowledged: Acknowledged[]; failed: string[] };

console.info(machine());
const folder = process.argv[2] ?? (await buildRelease());
const faults: string[] = [];
await overSqlite();
await overPostgres();
for (const fault of faults.slice(0, 40)) console.info(`  ${fault}`);
console.info(faults.length === 0 ? "bar held: nothing acknowledged is lost" : `bar MISSED: ${faults.length}`);
if (faults.length > 0) process.exitCode = 1;

/** One process: what is sent while none runs fails at the visitor, who is told so and keeps what was typed. */
async function overSqlite() {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-upgrade-"));
  const env = { DATA_DIR: dataDir, PORT: `${await freePort()}` };
  const origin = `http://127.0.0.1:${env.PORT}`;
  const visitors = openVisitors(() => origin);
  let site = await old(env);
  await visitors.during("0.1.0", () => wait(3000));
  site = await visitors.during("upgrade", () => replaced(site, () => startSite(env)));
  await visitors.during("new", () => wait(3000));
  await openedBy("SQLite, new", origin, visitors.sent);
  site = await visitors.during("back", async () => {
    await site.stop();
    await command(["--back-to", release], env);
    return old(env);
  });
  await visitors.during("0.1.0 again", () => wait(3000));
  await openedBy("SQLite, 0.1.0 again", origin, visitors.sent);
  site = await visitors.during("upgrade again", () => replaced(site, () => startSite(env)));
  await visitors.during("new again", () => wait(2000));
  await visitors.end();
  await openedBy("SQLite, new again", origin, visitors.sent);
  await site.stop();
  await kept("SQLite", env, visitors.sent);
  told("SQLite", visitors.sent);
  await rm(dataDir, { recursive: true });
}

/** Two nodes, of which one always serves: what fails meanwhile is told apart. */
async function overPostgres() {
  const postgres = await startPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), "mag-upgrade-"));
  const ports = [await freePort(), await freePort()];
  const shared = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    STAFF_SECRET: randomBytes(32).toString("base64url"),
    /* Longer than nginx leaves a node out. */
    DRAIN_SECONDS: "12",
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const [one, two] = ports.map((port) => ({ ...shared, PORT: `${port}` }));
  if (!one || !two) throw new Error("There are two ports.");
  await using proxy = await startExample(ports.map((port) => `127.0.0.1:${port}`));
  const visitors = openVisitors(() => proxy.origin);
  let first = await old(one);
  let second = await old(two);
  await visitors.during("0.1.0", () => wait(3000));
  first = await visitors.during("upgrade", () => replaced(first, () => startSite(one)));
  await visitors.during("side by side", () => wait(8000));
  for (const env of [one, two])
    await openedBy(
      `PostgreSQL, side by side at ${env === one ? "the new" : "0.1.0"}`,
      at(env),
      visitors.sent,
    );
  second = await visitors.during("upgrade", () => replaced(second, () => startSite(two)));
  await visitors.during("new", () => wait(3000));
  const whole = visitors.sent.failed.length;
  [first, second] = await visitors.during("back", async () => {
    await Promise.all([first, second].map((site) => site.stop()));
    await command(["--back-to", release], one);
    return [await old(one), await old(two)];
  });
  await visitors.during("0.1.0 again", () => wait(3000));
  await visitors.end();
  for (const env of [one, two]) await openedBy("PostgreSQL, 0.1.0 again", at(env), visitors.sent);
  for (const site of [first, second]) await site.stop();
  await kept("PostgreSQL", one, visitors.sent);
  told("PostgreSQL", visitors.sent);
  console.info(`  while nodes were upgraded one after the other  ${whole} not acknowledged`);
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

function at({ PORT }: { PORT: string }) {
  return `http://127.0.0.1:${PORT}`;
}

/** The release's own code over the same data. */
function old(env: Record<string, string>) {
  return startSite(env, { folder, parameters: ["server/main.ts"] });
}

async function replaced(site: Site, start: () => Promise<Site>) {
  site.signal("SIGTERM");
  await site.exited;
  return start();
}

async function command(parameters: string[], env: Record<string, string>) {
  const { code, stderr } = await runScript("migrate", parameters, env);
  if (code !== 0) faults.push(`migrate ${parameters.join(" ")} ended with ${code}: ${stderr}`);
}

/** Sends enquiries without a pause until it is ended; each says in which phase it was sent. */
function openVisitors(origin: () => string) {
  const sent: Sent = { acknowledged: [], failed: [] };
  let phase = "";
  let isEnded = false;
  const loops = Array.from({ length: senders }, (_, index) => send(index));
  return {
    sent,
    during: async <Result>(name: string, act: () => Promise<Result>) => {
      phase = name;
      return act();
    },
    end: async () => {
      isEnded = true;
      await Promise.all(loops);
    },
  };

  async function send(sender: number) {
    for (let count = 0; !isEnded; count++) {
      if (phase !== "")
        await one(`${sender} ${count}`).catch((error) => sent.failed.push(`${phase}: ${error.message}`));
      await wait(100);
    }
  }

  async function one(message: string) {
    const during = phase;
    const { status, text } = await ask(
      "POST",
      `${origin()}/`,
      `${new URLSearchParams({ "form-name": "home-contact", ...goodFields, message: `Enquiry ${message}` })}`,
    );
    const { reference, track } = status === 200 ? JSON.parse(text) : {};
    if (reference) sent.acknowledged.push({ reference, track, phase: during });
    else sent.failed.push(`${during}: ${status}`);
  }
}

/** Tracking links of every phase so far, ten of each, at one address. */
async function openedBy(what: string, origin: string, { acknowledged }: Sent) {
  for (const [phase, all = []] of Object.entries(Object.groupBy(acknowledged, (each) => each.phase)))
    for (const { track, reference } of all.slice(-10)) {
      const { status, text } = await open(origin + track);
      if (status !== 200 || !text.includes(reference))
        faults.push(`${what}: a link of ${phase} answers ${status}`);
    }
}

/** A page that is busy asks to come again. */
async function open(url: string) {
  for (let attempt = 0; ; attempt++) {
    const answer = await ask("GET", url);
    if (answer.status !== 503 || attempt === 10) return answer;
    await wait(500);
  }
}

/** Whether the database holds each reference that was acknowledged. */
async function kept(what: string, env: Record<string, string>, { acknowledged }: Sent) {
  const db = await openDatabase({ dataDir: env["DATA_DIR"] ?? "", databaseUrl: env["DATABASE_URL"] });
  const rows = await db.selectFrom("submissions").select("reference").execute();
  await db.destroy();
  const held = new Set(rows.map(({ reference }) => reference));
  const lost = acknowledged.filter(({ reference }) => !held.has(reference));
  for (const { reference, phase } of lost) faults.push(`${what}: ${reference} of ${phase} is lost`);
  console.info(`${what}: ${acknowledged.length} acknowledged, ${held.size} stored, ${lost.length} lost`);
}

function told(what: string, { acknowledged, failed }: Sent) {
  const counts = Object.entries(Object.groupBy(acknowledged, ({ phase }) => phase));
  console.info(
    `  ${what}, acknowledged in  ${counts.map(([phase, all]) => `${phase} ${all?.length}`).join(", ")}`,
  );
  const kinds = Object.entries(Object.groupBy(failed, (each) => each));
  console.info(
    `  not acknowledged  ${kinds.map(([kind, all]) => `${all?.length} × ${kind}`).join(", ") || "none"}`,
  );
}

/** Over a connection of its own, as most visitors have; `fetch` would repeat some requests by itself. */
function ask(method: string, url: string, body?: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = {
      Accept: body ? "application/json" : "text/html",
      ...(body && {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
      }),
    };
    request(url, { method, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", reject);
    })
      .on("error", reject)
      .end(body);
  });
}

/** The release's code from the repository's history, built with its own packages. */
async function buildRelease() {
  const built = await mkdtemp(join(tmpdir(), `mag-${release}-`));
  execSync(`git archive ${commit} | tar x -C ${built}`);
  execFileSync("npm", ["run", "build"], { cwd: built, stdio: ["ignore", "inherit", "inherit"] });
  return built;
}
