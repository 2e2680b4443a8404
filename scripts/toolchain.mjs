// Plain JavaScript, because it runs before anything is installed, on whatever Node the machine has.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The Node that the project brings along as a package. */
export const projectNode = `${root}node_modules/.bin/node`;

export function say(words) {
  console.info(`• ${words}`);
}

/**
 * Installs the packages of package-lock.json where they are missing or of another version.
 * @param {{ development: boolean }} scope false: only what the running site and its build need
 */
export function installPackages({ development }) {
  if (packagesAreInstalled(development)) return;
  const began = Date.now();
  say(`Installing ${development ? "all" : "the site's"} packages (about a minute the first time) …`);
  const parameters = [
    "ci",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--include=optional",
    development ? "--include=dev" : "--omit=dev",
  ];
  /*
   * What npm has in its cache it takes from there, unasked: 15 s of processor instead of 24. Where its cached list of a
   * package's versions is too old for that, it has to ask.
   */
  const offline = [...parameters, "--prefer-offline", "--loglevel=silent"];
  if (attempt("npm", offline).status !== 0) run("npm", [...parameters, "--loglevel=error"]);
  say(`Packages are installed (${seconds(began)}).`);
}

/** Whether node_modules has what package-lock.json names; optional packages are of other systems. */
export function packagesAreInstalled(development) {
  const installedList = `${root}node_modules/.package-lock.json`;
  if (!existsSync(installedList) || !existsSync(projectNode)) return false;
  const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, "utf8")).packages;
  const installed = JSON.parse(readFileSync(installedList, "utf8")).packages;
  return Object.entries(wanted).every(([path, { version, dev, devOptional, optional }]) => {
    if (path === "" || optional || devOptional || (dev && !development)) return true;
    return installed[path]?.version === version;
  });
}

/** Runs a command to its end with its output shown; stops this process with the same code when it fails. */
export function run(command, parameters, env = {}) {
  const { status, error } = attempt(command, parameters, env);
  if (error) console.error(`Could not run ${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function attempt(command, parameters, env = {}) {
  return spawnSync(command, parameters, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
}

/** Runs the project's Node: passes signals on to it and exits with its code. */
export function become(parameters, env = {}) {
  const child = spawn(projectNode, parameters, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
