import { describe, expect } from "vitest";
import { signedIn } from "#tests/support/blog-editor.ts";
import { type Finding, inspectPages } from "#tests/support/inspect-pages.ts";
import { visitedPaths } from "#tests/support/paths.ts";
import { test } from "#tests/support/staff-pages-test.ts";
import { doorPaths } from "#tests/support/staff-paths.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";

/** How often a page's texts are looked at: at three widths in two schemes, or at a share of them. */
const looks = isWholeRun ? 2 : 6;

let of: Awaited<ReturnType<typeof inspectPages>>;

const rules: [string, Finding][] = [
  ["axe finds nothing at 320, 375 and 1280 px, light and dark", "violations"],
  ["no page scrolls sideways at 320, 375, 768, 1280 and 1920 px", "sideways"],
  ["no hairline of the grid crosses a text at 320, 375 and 1280 px", "crossed"],
  [
    "the green line runs from section to section, its stations on it and in order, at 375 and 1280 px",
    "broken",
  ],
  ["no text is cut, lost or covered at 375 and 1280 px at twice its size", "doubled"],
  ["no text is cut, lost or covered at four widths when it is spaced", "spaced"],
  ["every text stands out from what lies behind it at three widths, light and dark", "faint"],
  [
    "no line covers a film or an opening's picture, no word is broken in a table, no headline has an orphan",
    "layout",
  ],
  ["no page logs an error", "logged"],
];

describe("every public page", () => {
  const paths = [...visitedPaths, ...doorPaths, "/nowhere"];
  test.beforeAll(async ({ browser, site }) => {
    of = await inspectPages(browser, site.origin, paths);
  }, 1_200_000);

  test.for(rules)("%s", ([_, finding]) => {
    expect(of[finding]).toEqual([]);
  });
  test("has texts that were checked", () => {
    expect(of.texts).toBeGreaterThan(looks * 60 * paths.length);
  });
  test("has pieces of the green line that were followed", () => {
    expect(of.pieces).toBeGreaterThan((isWholeRun ? 4 : 8) * paths.length);
  });
});

describe("every staff page", () => {
  test.beforeAll(async ({ browser, site, admin, staffPages }) => {
    of = await inspectPages(browser, site.origin, staffPages.paths, {
      storageState: signedIn(site.origin, admin.cookie),
    });
  }, 600_000);

  test.for(rules)("%s", ([_, finding]) => {
    expect(of[finding]).toEqual([]);
  });
  test("has texts that were checked", ({ staffPages }) => {
    expect(of.texts).toBeGreaterThan(looks * 10 * staffPages.paths.length);
  });
});
