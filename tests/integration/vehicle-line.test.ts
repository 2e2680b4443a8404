import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { copyProject, runThere } from "#tests/support/changed-line.ts";

/* Several checkers on few cores do much twice: 25 s of processor, not 12. */
const types = ["node_modules/.bin/tsc", "--singleThreaded"];
const unit = ["node_modules/.bin/vitest", "run", "--project", "unit", "--project", "thorough"];
/** Of the unit tests, those that follow the line of vehicles and are quick. */
const following = ["vehicles", "content", "app/routes/case-studies", "planner/fit", "planner/presets"];
/* The whole 50,000 are judged once, over the line as it is. */
process.env["FIT_JOBS"] = "5000";

/** The steps of CONTRIBUTING.md, and nothing beside them. */
test("a vehicle joins the line by its folder and one line", { timeout: 300_000 }, async () => {
  await using copy = await copyProject();
  const folder = copy.path("vehicles/mini-lifter");
  await cp(copy.path("vehicles/lifter"), folder, { recursive: true });
  await writeFile(`${folder}/model.ts`, 'export { model } from "../lifter/model.ts";\n');
  await copy.edit("vehicles/mini-lifter/record.ts", (text) =>
    text
      .replace("const lifter", "const miniLifter")
      .replace('"lifter"', '"miniLifter"')
      .replaceAll("1500 Lifter", "600 Lifter")
      .replace("payloadKg: 1500", "payloadKg: 600"),
  );
  await copy.edit("vehicles/index.ts", (text) =>
    text
      .replace(/(?=\] as const)/, ", miniLifter")
      .replace(/^/, 'import { miniLifter } from "./mini-lifter/record.ts";\n'),
  );
  await runThere(copy.folder, "scripts/measure.ts");
  await runThere(copy.folder, ...types);
  await runThere(copy.folder, ...unit, ...following);
  const menu = await readFile(copy.path("generated/vehicles/menu.json"), "utf8");
  expect(JSON.parse(menu).at(-1)).toEqual({
    product: "miniLifter",
    title: "MAG 600 Lifter",
    payload: "Payload 600 kg",
  });
});

test("a vehicle leaves the line by its folder and its line", { timeout: 300_000 }, async () => {
  await using copy = await copyProject();
  await rm(copy.path("vehicles/dual-conveyor"), { recursive: true });
  await copy.edit("vehicles/index.ts", (text) =>
    text.replace(/^import \{ dualConveyor.*\n/m, "").replace(", dualConveyor", ""),
  );
  await runThere(copy.folder, "scripts/measure.ts");
  await runThere(copy.folder, ...types);
  await runThere(copy.folder, ...unit, ...following);
  const menu = await readFile(copy.path("generated/vehicles/menu.json"), "utf8");
  expect(menu).not.toContain("dualConveyor");
});
