import { execFile } from "node:child_process";
import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { parseArgs, promisify } from "node:util";
import type { Plugin } from "vite";
import { finishedFolder } from "./build-folder.ts";
import { bundleServer } from "./bundle-server.ts";
import { compressFolder } from "./compress.ts";
import { ensureMeasures } from "./ensure-measures.ts";
import { listFiles } from "./list-files.ts";
import { serverSources, siteSources, sourceFingerprint } from "./source-fingerprint.ts";

/* Among what is made of the sources, and on the same disk. */
const next = "generated/build-next";
const replaced = "generated/build-replaced";
/* The steps, and the router's configuration, read it. */
process.env["BUILD_FOLDER"] = next;
let isBegun = false;

/**
 * Builds the site into build/, unless build/ was made from exactly these sources.
 * `--always` builds anyway; `--assets` makes only what the pages import: fonts and drawings; and the documents.
 */
const { values } = parseArgs({ options: { always: { type: "boolean" }, assets: { type: "boolean" } } });

if (values.assets) {
  await ensureMeasures();
  await makeAssets();
} else {
  const site = { name: "site", sources: siteSources, made: ["client", "server"] };
  const server = { name: "server", sources: serverSources, made: ["site", "compiled"] };
  await unlessCurrent(site, buildSite);
  await ensureMeasures();
  await unlessCurrent(server, () => bundleServer(next));
  if (isBegun) await putInPlace();
}
/* Reading the router's configuration leaves a watcher running, so the process exits explicitly. */
process.exit();

type Part = {
  name: string;
  sources: readonly string[];
  /** Folders that it makes anew. */
  made: readonly string[];
};

/** Builds what was not made from exactly these sources. */
async function unlessCurrent({ name, sources, made }: Part, build: () => Promise<void>) {
  const stamp = `${name}-sources.txt`;
  const fingerprint = await sourceFingerprint(sources);
  const current = isBegun ? next : finishedFolder;
  if (!values.always && fingerprint === (await readFile(`${current}/${stamp}`, "utf8").catch(() => "")))
    return;
  const began = performance.now();
  console.info(`• Building the ${name} …`);
  if (!isBegun) await begin(made);
  await build();
  await writeFile(`${next}/${stamp}`, fingerprint);
  console.info(`• The ${name} is built (${((performance.now() - began) / 1000).toFixed(1)} s).`);
}

/** Begins with a copy of what stays: a site that runs goes on reading what is copied. */
async function begin(made: readonly string[]) {
  isBegun = true;
  await rm(next, { recursive: true, force: true });
  const stays = (path: string) => !made.includes(relative(finishedFolder, path));
  await cp(finishedFolder, next, { recursive: true, filter: stays }).catch(unlessMissing);
}

async function putInPlace() {
  await rm(replaced, { recursive: true, force: true });
  await rename(finishedFolder, replaced).catch(unlessMissing);
  await rename(next, finishedFolder);
  await rm(replaced, { recursive: true, force: true });
}

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error;
}

/**
 * This order keeps both cores of a small machine busy: fonts are cut while vehicles are measured; then one makes drawings and scripts, the other the planner's
 * simulations and the documents that show them. The pages, which show them too, are written last.
 */
async function buildSite() {
  await Promise.all([runNode("scripts/site/fonts.ts"), ensureMeasures()]);
  const simulated = inOrder("scripts/site/models.ts", "scripts/site/validation.ts");
  await runNode("drawings/build.ts");
  const documents = simulated.then(() => inOrder("documents/build.ts", "scripts/site/record-session.ts"));
  await buildPages(documents);
  await Promise.all([runNode("scripts/pages/finish.ts"), compressFolder(`${next}/client/assets`)]);
  for (const made of ["documents", "recorded"])
    await cp(`generated/${made}`, `${next}/client`, { recursive: true });
  await cp("generated/sizings.json", `${next}/sizings.json`);
  await compressFolder(`${next}/client`, { except: "assets" });
  await writeFile(`${next}/files.json`, JSON.stringify(await listFiles(`${next}/client`)));
}

/** Does what `react-router build` does; the pages wait for what they show. */
async function buildPages(made: Promise<void>) {
  process.env["NODE_ENV"] = "production";
  waitForSlowPages();
  const { createBuilder } = await import("vite");
  const waitsForMade: Plugin = {
    name: "waits-for-what-pages-show",
    applyToEnvironment: ({ name }) => name === "ssr",
    writeBundle: () => made,
  };
  const builder = await createBuilder({ logLevel: "error", plugins: [waitsForMade] });
  await builder.buildApp();
}

/** React Router gives up a page that takes 10 s, without a setting; a page that simulates traffic takes longer on a busy machine. */
function waitForSlowPages() {
  const until = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (time) => until(Math.max(time, 120_000));
}

async function makeAssets() {
  await inOrder("scripts/site/fonts.ts", "drawings/build.ts", "documents/build.ts");
}

async function inOrder(...steps: string[]) {
  for (const step of steps) await runNode(step);
}

/** Runs a step with this same Node; what it prints is shown only when it fails. */
async function runNode(step: string) {
  await promisify(execFile)(process.execPath, [step], {
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: Number.POSITIVE_INFINITY,
  }).catch(({ stdout, stderr }) => {
    console.error(`${stdout}${stderr}\nThe build stopped at: node ${step}`);
    process.exit(1);
  });
}
