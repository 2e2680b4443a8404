// npm run check: integrity of packages, facts, types, lint and format, import rules, unused code, fields and classes.
// `npm test` asks for its two halves, `--write` and `--read`, because tests may run beside the second.
import { spawn } from "node:child_process";
import { root } from "./machine/project-node.mjs";
import { installPackages, program, projectNode, say } from "./machine/toolchain.mjs";

await installPackages({ development: true });
/* Each reads what the one before it writes, and the others read it all. */
const written = [
  ["Vehicles", ["scripts/site/measure.ts"]],
  ["Page types", [program("react-router"), "typegen"]],
];
/* Most use one core, so two run at a time; the longest come first. */
const checks = [
  /* Parallel checkers repeat much work: on two cores they take as long, and 25 s of processor time instead of 12. */
  ["Types", [program("tsc"), "--singleThreaded"]],
  ["Lint, format and import rules", [program("biome"), "check", "--error-on-warnings"]],
  ["Unused code", [program("knip")]],
  ["Unread fields, unset classes", ["scripts/facts/check-unused.ts"]],
  ["Facts and their homes", ["scripts/facts/check-content.ts"]],
  ["Migrations", ["scripts/facts/migrations.ts"]],
  ["Files of records", ["scripts/facts/check-record-files.ts"]],
  ["Integrity of packages", ["scripts/facts/check-lock.ts"]],
];
const [half] = process.argv.slice(2);
const isWell =
  (half === "--read" || (await runInTurn(written))) && (half === "--write" || (await runTogether(checks)));
if (!isWell) process.exitCode = 1;

/** Runs the steps one after another, up to the first that fails. @returns whether there is none */
async function runInTurn(steps) {
  for (const step of steps) if (!(await runStep(step))) return false;
  return true;
}

/** Runs the steps, two at a time, all of them, so that one run tells every fault. @returns whether there is none */
async function runTogether(steps) {
  const waiting = [...steps];
  let isWell = true;
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) isWell = (await runStep(step)) && isWell;
  };
  await Promise.all([lane(), lane()]);
  return isWell;
}

/** Shows what a step says once it has ended, because another one runs beside it. */
async function runStep([name, parameters]) {
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) };
  const child = spawn(projectNode(), parameters, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => {
    child.on("error", ({ message }) => {
      output.push(Buffer.from(`It could not be run: ${message}\n`));
      resolve(1);
    });
    child.on("close", resolve);
  });
  say(name);
  process.stdout.write(Buffer.concat(output));
  return code === 0;
}
