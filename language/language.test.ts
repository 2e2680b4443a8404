import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countOf, formatNumber, listInWords } from "./language.ts";

test.each([
  [0, "0 posts"],
  [1, "1 post"],
  [1200, "1,200 posts"],
])("counts %i as %s", (count, words) => {
  expect(countOf(count, { one: "post", other: "posts" })).toBe(words);
});

test("writes lists and numbers", () => {
  expect(listInWords(["a fork", "a lifter", "a tugger"])).toBe("a fork, a lifter and a tugger");
  expect(formatNumber(624733.4, { maximumFractionDigits: 0 })).toBe("624,733");
});

test("nothing but this room knows a locale", () => {
  const files = globSync(
    "{addresses,app,content,documents,drawings,planner,server,ui,vehicles}/**/*.{ts,tsx}",
    {
      exclude: (path) => path.includes(".test."),
    },
  );
  const own =
    /"en-[A-Z]{2}"|\blang(?:uage)?[=:]\s*"en"|new Intl\.(?:ListFormat|PluralRules|DateTimeFormat|NumberFormat)\(|toLocaleString\(/;
  expect(files.filter((file) => own.test(readFileSync(file, "utf8")))).toEqual([]);
});
