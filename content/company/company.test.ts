import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { company } from "./company.ts";

const places = [
  "{addresses,app,content,documents,drawings,language,planner,scripts,server,vehicles}/**/*.{ts,tsx,mjs,json}",
  "public/**/*.{html,json,svg,txt,webmanifest,xml}",
];

test("what the owner may change is in one module only", async () => {
  const own = [company.name, company.place.city, company.email.replace(/^.*@/, "@")];
  const repeated: string[] = [];
  for await (const file of glob(places)) {
    if (file === "content/company/company.ts" || file.endsWith(".test.ts")) continue;
    const text = await readFile(file, "utf8");
    repeated.push(...own.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`));
  }
  expect(repeated).toEqual([]);
});
