import { execFile } from "node:child_process";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { parseArgs, promisify } from "node:util";
import type { Plugin } from "vite";
import { bundleServer } from "./bundle-server.ts";
import { compressFolder } from "./compress.ts";
import { ensureMeasures } from "./ensure-measures.ts";
import { listFiles } from "./list-files.ts";
import { serverSources, siteSources, sourceFingerprint } from "./source-fingerprint.ts";

/**
 * Builds the site into build/, unless build/ was made from exactly these sources.
 * `--always` builds anyway; `--assets` makes only what the pages import: fonts and drawings; and the documents.
 */
const { values } = parseArgs({ options: { always: { type: "boolean" }, assets: { type: "boolean" } } });

if (values.assets) {
  await ensureMeasures();
  await makeAssets();
} else {
  await unlessCurrent("site", siteSources, buildSite);
  await ensureMeasures();
  await unlessCurrent("server", serverSources, () => bundleServer("build"));
}
/* Reading the router's configuration leaves a watcher running, so the process exits explicitly. */
process.exit();

/** Builds what was not made from exactly these sources. */
async function unlessCurrent(name: string, sources: readonly string[], build: () => Promise<void>) {
  const stampFile = `build/${name}-sources.txt`;
  const fingerprint = await sourceFingerprint(sources);
  if (!values.always && fingerprint === (await readFile(stampFile, "utf8").catch(() => ""))) return;
  const began = performance.now();
  console.info(`• Building the ${name} …`);
  /* An interrupted build counts as none, even if the sources return to their earlier state. */
  await rm(stampFile, { force: true });
  await build();
  await writeFile(stampFile, fingerprint);
  console.info(`• The ${name} is built (${((performance.now() - began) / 1000).toFixed(1)} s).`);
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
  await Promise.all([runNode("scripts/pages/finish.ts"), compressFolder("build/client/assets")]);
  for (const made of ["documents", "recorded"])
    await cp(`generated/${made}`, "build/client", { recursive: true });
  await cp("generated/sizings.json", "build/sizings.json");
  await compressFolder("build/client", { except: "assets" });
  await writeFile("build/files.json", JSON.stringify(await listFiles("build/client")));
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
