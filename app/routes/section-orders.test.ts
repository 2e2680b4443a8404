import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Around what a section shows, not what it shows. */
const frame = [
  "Grid",
  "Headline",
  "KeepServerHtml",
  "Line",
  "PageLink",
  "Section",
  "Station",
  "StructuredData",
  "Suspense",
];

/** What each kind of page shows within its `<Sections>`, from the top. */
function orders(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync("app/routes/**/*.tsx"))
    for (const [, , body = ""] of readFileSync(file, "utf8").matchAll(
      /^( *)<Sections[^>]*>\n([\s\S]*?)^\1<\/Sections>/gm,
    ))
      found.set(file, orderOf(body));
  return found;
}

function orderOf(body: string) {
  const names = [...body.matchAll(/<([A-Z]\w+|table|form|ul|ol|dl|details)\b/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !frame.includes(name));
  return names.filter((name, index) => name !== names[index - 1]).join(", ");
}

test("no two kinds of page show the same sections in the same order", () => {
  const kinds = [...orders()];
  expect(kinds.length).toBeGreaterThan(30);
  const same = kinds.flatMap(([file, order], index) =>
    kinds
      .slice(index + 1)
      .filter(([, other]) => other === order)
      .map(([other]) => `${file} and ${other}: ${order}`),
  );
  expect(same).toEqual([]);
});
