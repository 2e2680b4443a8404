import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folders =
  "addresses|app|benchmarks|content|deploy|docs|documents|drawings|language|photographs|planner|scripts|server|studio|tests|ui|vehicles";
const named = new RegExp(`\`((?:${folders})/[\\w./-]+\\.\\w+)\``, "g");

it("names only files that there are", () => {
  const documents = globSync(["*.md", "docs/**/*.md", "{drawings,studio}/README.md"]);
  const gone = documents.flatMap((document) => {
    /* What changed once may name what was there then. */
    if (document === "CHANGELOG.md") return [];
    const paths = [...readFileSync(document, "utf8").matchAll(named)].map(([, path = ""]) => path);
    return paths.filter((path) => !existsSync(path)).map((path) => `${document}: ${path}`);
  });
  expect(documents.length).toBeGreaterThan(30);
  expect(gone).toEqual([]);
});

it("lists every decision", () => {
  const list = readFileSync("docs/decisions/README.md", "utf8");
  const decisions = globSync("*.md", { cwd: "docs/decisions" }).filter((name) => name !== "README.md");
  expect(decisions.filter((name) => !list.includes(`](${name})`))).toEqual([]);
});
