import { beforeAll, expect, test } from "vitest";
import { documents } from "#content/documents/documents.ts";
import { findPage } from "#content/frame/pages.ts";
import { examplePosts } from "#content/posts/example-posts.ts";
import { episodes } from "#content/posts/podcasts.ts";
import { caseStudies } from "#content/tasks/case-studies.ts";
import { visitAll, visitedPaths } from "#tests/support/paths.ts";
import { fetchMade, startSite } from "#tests/support/site.ts";
import { textOf } from "#tests/support/unsourced-figures.ts";
import { findListed } from "#vehicles/index.ts";

/** The first headings of every page, by its address. */
const headings = new Map<string, string[]>();

beforeAll(async () => {
  const site = await startSite();
  await visitAll(visitedPaths, async (path) => {
    const html = await (await fetchMade(site.origin + path)).text();
    headings.set(
      path,
      [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, words = ""]) => textOf(words).trim()),
    );
  });
  await site.stop();
});

/** Pages that open with a claim: landing pages, of which the specification gives the words of one. */
const landing = /^\/lp\d$/;

test("every page has one H1", () => {
  for (const [path, found] of headings) expect(found, path).toHaveLength(1);
});

test("every H1 names its page as its record does", () => {
  const wrong: string[] = [];
  let named = 0;
  for (const [path, [heading = ""]] of headings) {
    const name = nameOf(path);
    if (name === undefined || landing.test(path)) continue;
    named += 1;
    if (!letters(heading).includes(letters(name)))
      wrong.push(`${path}: "${heading}" doesn't name "${name}".`);
  }
  expect(wrong).toEqual([]);
  expect(named).toBeGreaterThan(40);
});

test("no two pages have the same H1", () => {
  /* The page of a document has the name of what the document is about; a search is the search page again. */
  const all = [...headings]
    .filter(([path]) => !/^\/(?:enquiry|documents)\/|^\/search\?/.test(path))
    .map(([, [heading]]) => heading);
  expect(all.filter((heading, at) => all.indexOf(heading) !== at)).toEqual([]);
});

const letters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What the record of a page, or of the thing that it is about, is called. */
function nameOf(path: string): string | undefined {
  const { pathname, searchParams } = new URL(path, "https://site.example");
  const last = pathname.split("/").at(-1) ?? "";
  const product = searchParams.get("product");
  if (product) return findListed(product)?.title;
  if (pathname.startsWith("/case-study/")) return caseStudies.find(({ id }) => id === last)?.title;
  if (pathname.startsWith("/podcasts/")) return episodes.find(({ id }) => id === last)?.title;
  if (pathname.startsWith("/blogs/")) return examplePosts.find(({ slug }) => slug === last)?.title;
  if (pathname.startsWith("/documents/")) return documents.find(({ id }) => id === last)?.title;
  if (pathname === "/") return undefined;
  /* Titles go on for search engines: "Service, spare parts and warranty". */
  return findPage(pathname)?.title.split(/[:,]/)[0];
}
