import { beforeAll, expect, test } from "vitest";
import { bannedWords, counts } from "#tests/support/copy.ts";
import { figureSources } from "#tests/support/figure-sources.ts";
import { visitAll, visitedPaths } from "#tests/support/paths.ts";
import { fetchMade, startSite } from "#tests/support/site.ts";
import { sourcesOf } from "#tests/support/sources-of.ts";
import { attributesOf, textOf, unsourcedFigures } from "#tests/support/unsourced-figures.ts";
import { figuresIn } from "../../scripts/facts/figures-in.ts";

/** Every page as a visitor gets it: its HTML by its address. */
const pages = new Map<string, string>();

beforeAll(async () => {
  const site = await startSite();
  await visitAll(visitedPaths, async (path) => {
    pages.set(path, await (await fetchMade(site.origin + path)).text());
  });
  await site.stop();
});

/** The planner computes these and shows a source beside each figure; a search shows lines of the other pages. */
const computed = /^\/(?:planner(?:\/play)?|search\?.*)$/;

test("every figure on a page has a source", async () => {
  const found: string[] = [];
  let figures = 0;
  for (const [page, html] of pages) {
    if (computed.test(page)) continue;
    const text = `${textOf(html)} ${attributesOf(html)}`;
    figures += figuresIn(text).length;
    found.push(...unsourcedFigures(page, text, await sourcesOf(page)));
  }
  expect(found).toEqual([]);
  expect(figures).toBeGreaterThan(1000);
});

test.each(["/", "/service", "/products/fleet-manager", "/case-study/two-decks", "/blogs"])(
  "a figure that nobody measured is found on %s",
  async (page) => {
    const text = `${textOf(pages.get(page) ?? "")} Plants report 37% less empty travel and 12 to 14 kg less.`;
    const found = unsourcedFigures(page, text, await sourcesOf(page));
    expect(found).toHaveLength(2);
    expect(found[0]).toContain(`${page} says "37 %"`);
    expect(found[1]).toContain(`${page} says "12–14 kg"`);
  },
);

test("a source that no page needs is gone", () => {
  const texts = [...pages].filter(([page]) => !computed.test(page)).map(([page, html]) => ({ page, html }));
  const shown = new Set(
    texts.flatMap(({ html }) =>
      figuresIn(`${textOf(html)} ${attributesOf(html)}`).map(({ figure }) => figure),
    ),
  );
  const unused = figureSources.flatMap(({ figures, source }) =>
    figuresIn(figures)
      .filter(({ figure }) => !shown.has(figure))
      .map(({ figure }) => `tests/support/figure-sources.ts: no page says "${figure}" (${source}).`),
  );
  expect(unused).toEqual([]);
});

test.each(bannedWords)("no page says %s", (word, better) => {
  const found = [...pages].flatMap(([page, html]) => {
    const said = word.exec(`${textOf(html)} ${attributesOf(html)}`);
    return said ? [`${page} says "${said[0]}": write ${better}.`] : [];
  });
  expect(found).toEqual([]);
});

test("at most one headline in ten counts things, over all pages", () => {
  const headlines = new Set(
    [...pages].flatMap(([, html]) =>
      [...html.matchAll(/<h([12])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, , words = ""]) =>
        textOf(words)
          .trim()
          .replace(/^\d\d /, ""),
      ),
    ),
  );
  const counting = [...headlines].filter((headline) => counts.test(headline));
  expect(headlines.size).toBeGreaterThan(200);
  expect(counting.length, counting.join("\n")).toBeLessThanOrEqual(headlines.size / 10);
});
