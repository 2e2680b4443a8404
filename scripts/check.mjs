// npm run check: integrity of packages, facts, types, lint and format, import rules, unused code, fields and classes.
import { installPackages, program, runNode, say } from "./toolchain.mjs";

await installPackages({ development: true });
const steps = [
  ["Integrity of packages", ["scripts/check-lock.ts"]],
  ["Files of records", ["scripts/check-record-files.ts"]],
  ["Vehicles", ["scripts/measure.ts"]],
  ["Facts and their homes", ["scripts/check-content.ts"]],
  ["Migrations", ["scripts/migrations.ts"]],
  ["Lint, format and import rules", [program("biome"), "check", "--error-on-warnings"]],
  ["Page types", [program("react-router"), "typegen"]],
  /* Parallel checkers repeat much work: on two cores they take as long, and 25 s of processor time instead of 12. */
  ["Types", [program("tsc"), "--singleThreaded"]],
  ["Unread fields, unset classes", ["scripts/check-unused.ts"]],
  ["Unused code", [program("knip")]],
];
for (const [name, parameters] of steps) {
  say(name);
  runNode(parameters);
}
