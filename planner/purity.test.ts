import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Functions whose last bit is up to the engine, or whose result differs at every call. */
const impure =
  /Math\.(random|log\w*|exp\w*|pow|sin\w*|cos\w*|tan\w*|a\w*tan\w*|acos\w*|asin\w*|hypot|cbrt)\b|\*\*/;

it("the planner uses only operations that every engine computes alike", () => {
  const files = globSync("planner/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    expect.soft(code.match(impure)?.[0], file).toBeUndefined();
  }
});
