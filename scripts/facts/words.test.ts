import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Names that were taken out, and what stands for each: docs/glossary.md and STYLE.md say why. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/\b\w*Things?\b(?!s)/, "JsonLd, or the name of what it is"],
  [/\bSentByPrograms\b|\bbotField\b/, "Honeypot"],
  [/\b\w+Doers?\b/, "the name of what acts"],
  [/\buse(Aim|Due)\b/, "useIntentPrefetch"],
  [/\bopenEdition\b/, "createEditionCache"],
  [/\bstorageSleeps\b|\brenderNowhere\b|\bwhyNot\b/, "a name that says what it is"],
  [/\bmost[A-Z]\w*\b/, "max…"],
  [/\b[Hh]appenings?\b/, "event"],
  [/\broutes\/machines\b/, "routes/crawlers"],
  [/\bfrom ["'][.#][^"']*\/(utils|helpers|misc|common)(\.ts|\/)/, "a file named after what it holds"],
  [/\bUNSAFE_\w+/, "a public interface of the framework"],
];

const folders =
  "addresses,app,content,documents,drawings,language,photographs,planner,scripts,server,studio,tests,ui,vehicles";

test("code has one word for one thing", () => {
  const files = globSync(`{${folders}}/**/*.{ts,tsx,mjs,js}`, {
    exclude: (path) => /node_modules|words\.test\.ts$/.test(path),
  });
  const faults = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        replaced
          .filter(([pattern]) => pattern.test(line))
          .map(([pattern, better]) => `${file}:${index + 1}: "${pattern.exec(line)?.[0]}": write ${better}.`),
      ),
  );
  expect(faults).toEqual([]);
});

test("no file holds the marks of a merge that was not settled", () => {
  const files = globSync(
    `{*.{md,yaml,json},{${folders},deploy,docs,benchmarks}/**/*.{md,css,json,yml,conf,service,ts,tsx,mjs}}`,
    {
      exclude: (path) => path.includes("node_modules"),
    },
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => /^(<{7}|>{7}) /m.test(readFileSync(file, "utf8")))).toEqual([]);
});
