// Plain JavaScript, because it runs before anything is installed, on whatever Node the machine has.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { installFaultOf, leftOut } from "./install-faults.mjs";
import { findNode, libc, oldestNode, root, unbuildable } from "./project-node.mjs";

const ownMajor = Number(process.versions.node.split(".")[0]);

/** Quoted, because the path may have blanks. */
const asProjectNode = JSON.stringify(join(root, "scripts/machine/as-project-node.cjs"));

/** Packages whose command has another name. */
const packageOf = { biome: "@biomejs/biome", "react-router": "@react-router/dev", tsc: "typescript" };

export function say(words) {
  console.info(`• ${words}`);
}

/**
 * Installs the packages of package-lock.json where they are missing or of another version, once it is sure that a Node
 * can run them. What it says goes beside the output, which a command may hand to a file or a program.
 * @param {{ development: boolean }} scope false: only what the running site and its build need
 */
export async function installPackages({ development }) {
  requireNode();
  if (packagesAreInstalled(development)) return;
  const began = Date.now();
  console.error(
    `• Installing ${development ? "all" : "the site's"} packages (about a minute the first time) …`,
  );
  const parameters = [
    "ci",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--include=optional",
    "--engine-strict=false",
    "--loglevel=error",
    development ? "--include=dev" : "--omit=dev",
  ];
  /*
   * What npm has in its cache it takes from there, unasked: 15 s of processor instead of 24. Where its cached list of a
   * package's versions is too old for that, it has to ask. By itself npm repeats a request that failed after 10 s and
   * after 60, one package after another: minutes in which nobody learns that there is no network.
   */
  const attempts = [
    ["--prefer-offline", "--fetch-retries=0"],
    ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"],
  ];
  let fault;
  for (const attempt of attempts) {
    if (fault) console.error(`• Trying once more, because: ${fault.reason}`);
    const { code, output } = await npm([...parameters, ...attempt]);
    const left = code === 0 ? missingPackages(development) : [];
    if (code === 0 && left.length === 0) {
      console.error(`• Packages are installed (${seconds(began)}).`);
      return;
    }
    fault = code === 0 ? leftOut(left) : installFaultOf(output);
    if (fault.isFinal) break;
  }
  giveUp(fault.reason, fault.remedy);
}

/** Whether node_modules has what package-lock.json names. */
export const packagesAreInstalled = (development) => missingPackages(development).length === 0;

/** Packages that are not there, or of another version. Those for other systems are not missed. */
function missingPackages(development) {
  const installedList = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installedList)) return ["everything"];
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const installed = JSON.parse(readFileSync(installedList, "utf8")).packages;
  const isMissing = ([path, { version, dev, devOptional, optional, ...systems }]) => {
    if (path === "" || devOptional || (dev && !development)) return false;
    if (optional && !isForThisSystem(systems)) return false;
    return installed[path]?.version !== version || (optional && !existsSync(join(root, path)));
  };
  return Object.entries(wanted)
    .filter(isMissing)
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
}

/** Only packages that name both: what runs on any system stands in for one that is made for it. */
function isForThisSystem({ os, cpu, libc: library }) {
  const names = (list, own) => [list].flat().includes(own);
  return names(os, process.platform) && names(cpu, process.arch) && (!library || names(library, libc()));
}

/**
 * Runs npm.
 * @returns {Promise<{ code: number, output: string }>} output: its errors, which are worth showing where it failed for good
 */
export async function npm(parameters) {
  /* The npm that started this, by the Node that runs it: a path with blanks then needs no shell that quotes. */
  const started = process.env.npm_execpath ?? "";
  const [command, ...before] = basename(started) === "npm-cli.js" ? [process.execPath, started] : ["npm"];
  const child = spawn(command, [...before, ...parameters], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --require ${asProjectNode}` },
    stdio: ["ignore", "ignore", "pipe"],
    shell: command === "npm" && process.platform === "win32",
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    output += chunk;
  });
  const began = Date.now();
  const waiting = setInterval(() => console.error(`• npm is at it (${seconds(began)}) …`), 30_000);
  const code = await new Promise((resolve) => {
    child.on("error", ({ message }) => {
      output += `npm can't be run: ${message}. Install it, as the package npm of Debian, Ubuntu, Fedora or Alpine.`;
      resolve(1);
    });
    child.on("close", (status) => resolve(status ?? 1));
  });
  clearInterval(waiting);
  return { code, output };
}

/** Ends this process with why, and what to do. */
export function giveUp(...paragraphs) {
  console.error(paragraphs.map((words) => words.trim()).join("\n\n"));
  process.exit(1);
}

/** Ends this process, with what to do, where the project can't run: before anything long is done. */
export function requireNode() {
  if (ownMajor < oldestNode) giveUp(`Install Node ${oldestNode} or newer: this is ${process.versions.node}.`);
  projectNode();
  if (unbuildable) giveUp(unbuildable);
}

/** The Node that runs the project; where there is none, this process ends with what to do. */
export function projectNode() {
  const { path, obstacle } = findNode();
  if (!path) giveUp(obstacle);
  return path;
}

/**
 * What Node runs when somebody types the command of a package. Its file, because what npm puts into node_modules/.bin
 * is a script of the shell on Windows.
 * @param {string} command
 */
export function program(command) {
  const folder = join(root, "node_modules", packageOf[command] ?? command);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

/** Runs a command to its end with its output shown; stops this process with the same code when it fails. */
export function run(command, parameters, env = {}) {
  const { status, error } = spawnSync(command, parameters, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (error) console.error(`Could not run ${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs the project's Node to its end; stops this process with the same code when it fails. */
export function runNode(parameters, env = {}) {
  run(projectNode(), parameters, env);
}

/** Runs the project's Node: passes signals on to it and exits with its code. */
export function become(parameters, env = {}) {
  const child = spawn(projectNode(), parameters, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  child.on("error", ({ message }) =>
    giveUp(message, "Is node_modules whole? rm -rf node_modules, and start again."),
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
