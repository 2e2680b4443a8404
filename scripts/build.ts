import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
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
await ensureMeasures();

if (values.assets) {
  makePictures();
  makeDocuments();
} else {
  await unlessCurrent("site", siteSources, buildSite);
  await unlessCurrent("server", serverSources, () => bundleServer("build"));
}

/** Builds what was not made from exactly these sources. */
async function unlessCurrent(name: string, sources: readonly string[], build: () => Promise<void>) {
  const stampFile = `build/${name}-sources.txt`;
  const fingerprint = await sourceFingerprint(sources);
  if (!values.always && fingerprint === (await readFile(stampFile, "utf8").catch(() => ""))) return;
  const began = performance.now();
  console.info(`• Building the ${name} …`);
  /* A build that stops midway is none, also where the sources become again what they were. */
  await rm(stampFile, { force: true });
  await build();
  await writeFile(stampFile, fingerprint);
  console.info(`• The ${name} is built (${((performance.now() - began) / 1000).toFixed(1)} s).`);
}

async function buildSite() {
  /* Beside everything else: they keep the cores busy, and only where the planner has changed. */
  const computed = ["validation", "models"].map((name) =>
    once(spawn(process.execPath, [`scripts/${name}.ts`], { stdio: "inherit" }), "exit"),
  );
  makePictures();
  for (const [code] of await Promise.all(computed)) if (code !== 0) process.exit(1);
  /* Those of case studies hold what was computed. */
  makeDocuments();
  runNode("node_modules/.bin/react-router", "build", "--logLevel", "warn");
  runNode("scripts/pages/finish.ts");
  await cp("generated/documents", "build/client", { recursive: true });
  runNode("scripts/record-session.ts");
  await compressFolder("build/client");
  await writeFile("build/files.json", JSON.stringify(await listFiles("build/client")));
}

function makePictures() {
  runNode("scripts/fonts.ts");
  runNode("drawings/build.ts");
}

function makeDocuments() {
  runNode("documents/build.ts");
}

/** Runs a step with this same Node; what it prints is shown only when it fails. */
function runNode(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nThe build stopped at: node ${parameters.join(" ")}`);
  process.exit(1);
}
