import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coldLossInWords } from "./cold.ts";

test("what the cold takes of a battery is typed in no sentence", () => {
  const typed = globSync("{content,app,documents,planner}/**/*.{ts,tsx}", {
    exclude: ["**/*.test.ts"],
  }).filter((path) => readFileSync(path, "utf8").includes(coldLossInWords));
  expect(typed).toEqual([]);
});
