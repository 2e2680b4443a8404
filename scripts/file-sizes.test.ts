import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Files of more than 200 lines, and why each is one file. */
const reasons: Readonly<Record<string, string>> = {
  "app/routes/vehicle/hero/hero.module.css": "one drawing, whose parts are placed against one another",
  "app/sections/page-head/page-head.module.css": "kinds of one head, which override one another",
  "documents/sheet.ts": "closures over one PDF and the tags that are open in it",
  "planner/messages/driven-vehicle.ts": "one state machine, whose messages change the same private state",
  "tests/support/hostile-requests.ts": "one program with its lists of hostile words",
  "tests/support/writer.ts": "one person at one browser, whose losses are counted across its steps",
  "ui/print.css": "everything that paper changes, to be read in one place",
};

const folders =
  "app,benchmarks,content,documents,drawings,photographs,planner,scripts,server,studio,tests,ui,vehicles";

const sizes = globSync(`{${folders}}/**/*.{ts,tsx,mjs,js,css}`, {
  exclude: (path) => /(^|\/)(node_modules|\.react-router)(\/|$)|\.test\.tsx?$/.test(path),
})
  .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }))
  .sort((one, other) => other.lines - one.lines);

test("half of the files have at most 50 lines, nine in ten at most 110", () => {
  const percentile = (share: number) => sizes[Math.floor(sizes.length * share)]?.lines ?? 0;
  const above = sizes.filter(({ lines }) => lines > 110).slice(-12);
  const shortest = above.map(({ file, lines }) => `${file} (${lines})`).join(", ");
  expect(percentile(0.5)).toBeLessThanOrEqual(50);
  expect(
    percentile(0.1),
    `Cut one by what it does; these are the nearest to 110: ${shortest}`,
  ).toBeLessThanOrEqual(110);
});

test("a file of more than 200 lines has a reason", () => {
  const long = sizes.filter(({ lines }) => lines > 200).map(({ file }) => file);
  expect(long.sort(), "Cut the new one, or say here why it is one file").toEqual(Object.keys(reasons).sort());
});
