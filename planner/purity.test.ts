import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Whose last bit an engine may choose, or which differ at every call. */
const impure =
  /Math\.(random|log\w*|exp\w*|pow|sin\w*|cos\w*|tan\w*|a\w*tan\w*|acos\w*|asin\w*|hypot|cbrt)\b|\*\*/;

it("the planner computes only what every engine computes alike", () => {
  const files = globSync("planner/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    expect.soft(code.match(impure)?.[0], file).toBeUndefined();
  }
});
