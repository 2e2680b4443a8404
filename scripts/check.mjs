// npm run check: integrity of packages, facts, types, lint and format, import rules, unused code, fields and classes.
import { installPackages, projectNode, run, say } from "./toolchain.mjs";

installPackages({ development: true });
const steps = [
  ["Integrity of packages", [projectNode, ["scripts/check-lock.ts"]]],
  ["Files of records", [projectNode, ["scripts/check-record-files.ts"]]],
  ["Vehicles", [projectNode, ["scripts/measure.ts"]]],
  ["Facts and their homes", [projectNode, ["scripts/check-content.ts"]]],
  ["Migrations", [projectNode, ["scripts/migrations.ts"]]],
  ["Lint, format and import rules", ["node_modules/.bin/biome", ["check", "--error-on-warnings"]]],
  ["Page types", [projectNode, ["node_modules/.bin/react-router", "typegen"]]],
  /* Parallel checkers repeat much work: on two cores they take as long, and 25 s of processor time instead of 12. */
  ["Types", ["node_modules/.bin/tsc", ["--singleThreaded"]]],
  ["Unread fields, unset classes", [projectNode, ["scripts/check-unused.ts"]]],
  ["Unused code", [projectNode, ["node_modules/.bin/knip"]]],
];
for (const [name, [command, parameters]] of steps) {
  say(name);
  run(command, parameters);
}
