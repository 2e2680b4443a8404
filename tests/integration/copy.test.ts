import { beforeAll, expect, test } from "vitest";
import { figuresInWords } from "#content/figures.ts";
import { highestLift, payloads } from "#content/line.ts";
import { modelOf } from "#content/modelled/model-of.ts";
import { episodes } from "#content/podcasts.ts";
import { retentionDays } from "#content/retention.ts";
import { bannedWords, counts } from "#tests/support/copy.ts";
import { figureSources } from "#tests/support/figure-sources.ts";
import { visitAll, visitedPaths } from "#tests/support/paths.ts";
import { startSite } from "#tests/support/site.ts";
import { figuresIn, textOf, unsourcedFigures } from "#tests/support/unsourced-figures.ts";
import { vehicles } from "#vehicles/index.ts";
import { sheetOf } from "../../documents/sheet-rows.ts";

/** Every page as a visitor gets it: its HTML by its address. */
const pages = new Map<string, string>();

beforeAll(async () => {
  const site = await startSite();
  await visitAll(visitedPaths, async (path) => {
    pages.set(path, await (await fetch(site.origin + path)).text());
  });
  await site.stop();
});

/** The planner computes these and shows a source beside each figure; a search shows lines of the other pages. */
const computed = /^\/(?:planner(?:\/play)?|search\?.*)$/;

/** Of the product table and other records. */
const ofRecords = [
  ...vehicles.map(figuresInWords),
  payloads,
  highestLift,
  `${retentionDays} days`,
  ...episodes.map(({ minutes }) => `${minutes} min`),
];

async function sourcesOf(page: string): Promise<string[]> {
  const listed = figureSources.filter(
    ({ pages: places }) =>
      !places ||
      places.some(
        (place) => page === place || (place.endsWith("/") && page.startsWith(place) && place !== "/"),
      ),
  );
  const [, caseStudy] = /^\/case-study\/(.+)$/.exec(page) ?? [];
  return [
    ...ofRecords,
    ...listed.map(({ figures }) => figures),
    ...(caseStudy ? [JSON.stringify(await modelOf(caseStudy))] : []),
    ...(/^\/products\/(?:mag-product|compare)/.test(page) ? [JSON.stringify(vehicles.map(sheetOf))] : []),
  ];
}

test("every figure on a page has a source", async () => {
  const found: string[] = [];
  let figures = 0;
  for (const [page, html] of pages) {
    if (computed.test(page)) continue;
    const text = textOf(html);
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
  const shown = new Set(texts.flatMap(({ html }) => figuresIn(textOf(html)).map(({ figure }) => figure)));
  const unused = figureSources.flatMap(({ figures, source }) =>
    figuresIn(figures)
      .filter(({ figure }) => !shown.has(figure))
      .map(({ figure }) => `tests/support/figure-sources.ts: no page says "${figure}" (${source}).`),
  );
  expect(unused).toEqual([]);
});

test.each(bannedWords)("no page says %s", (word, better) => {
  const found = [...pages].flatMap(([page, html]) => {
    const said = word.exec(textOf(html));
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
