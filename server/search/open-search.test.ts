import { expect, test } from "vitest";
import type { SearchDocument } from "./document.ts";
import { openSearch } from "./open-search.ts";
import { indexPages } from "./search-index.ts";

const fork: SearchDocument = {
  path: "/products/mag-product?product=fork",
  title: "MAG 1400 Fork",
  kind: "Vehicle",
  description: "Lifts pallets to 1600 mm.",
  parts: [
    { heading: "", text: "Drives to the pallet and sets it down." },
    { heading: "How long does a charge last?", anchor: "questions", text: "Charging takes 2 hours." },
  ],
};
const guide: SearchDocument = {
  path: "/reports",
  title: "Preparing the floor",
  kind: "Page",
  description: "Aisles and doorways.",
  parts: [{ heading: "The work of a café", text: "Interfaces speak VDA 5050. The fork waits in the aisle." }],
};
const careers: SearchDocument = {
  path: "/careers",
  title: "Careers",
  kind: "Page",
  description: "Open roles.",
  parts: [],
};

const search = openSearch(indexPages([fork, guide, careers]));
const titles = (query: string) => search.find(query).found.map(({ title }) => title);

test("Every word has to be there; a title counts more than a text", () => {
  expect(titles("fork")).toEqual(["MAG 1400 Fork", "Preparing the floor"]);
  expect(titles("fork aisle")).toEqual(["Preparing the floor"]);
});

test("A word is found by its beginning, another form, without its accent, and in another spelling", () => {
  expect(titles("palle")).toEqual(["MAG 1400 Fork"]);
  expect(titles("charges")).toEqual(["MAG 1400 Fork"]);
  expect(titles("cafe")).toEqual(["Preparing the floor"]);
  expect(titles("VDA5050")).toEqual(["Preparing the floor"]);
});

test("A wrong letter is forgiven in a long word, in a short word or a number it is not", () => {
  expect(titles("intrfaces")).toEqual(["Preparing the floor"]);
  expect(titles("dork")).toEqual([]);
  expect(titles("1500")).toEqual([]);
});

test("What visitors call it finds what we call it", () => {
  expect(titles("jobs")).toEqual(["Careers"]);
});

test("A question is answered by the words in it that say something", () => {
  expect(titles("how long is the charge?")).toEqual(["MAG 1400 Fork"]);
  expect(titles("the")).toEqual(expect.arrayContaining(["MAG 1400 Fork"]));
});

test("Where no page holds every word, those that hold some are found, and it says so", () => {
  expect(search.find("pallet submarine")).toMatchObject({ count: 1, partly: true });
  expect(search.find("pallet")).toMatchObject({ count: 1, partly: false });
  expect(search.find("submarine")).toEqual({ found: [], count: 0, partly: false });
});

test("A result leads to the heading under which the words stand, and marks them there", () => {
  const [found] = search.find("charge").found;
  expect(found).toMatchObject({
    path: "/products/mag-product?product=fork#questions",
    heading: [{ text: "How long does a " }, { text: "charge", marked: true }, { text: " last?" }],
    text: [
      { text: "Charging", marked: true },
      { text: " takes 2 hours.", marked: false },
    ],
  });
});

test("A long text is cut around the words", () => {
  const text = `${"One two three four. ".repeat(30)}Here a needle lies. ${"Five six seven. ".repeat(30)}`;
  const { found } = openSearch(indexPages([{ ...careers, parts: [{ heading: "", text }] }])).find("needle");
  const shown = found[0]?.text.map((segment) => segment.text).join("") ?? "";
  expect(shown).toMatch(/^Here a needle lies\./);
  expect(shown.length).toBeLessThan(210);
  expect(shown).toMatch(/ …$/);
});

test("What is published later is found at once, replaced and forgotten", () => {
  const changing = openSearch(indexPages([fork]));
  const post = { ...careers, path: "/blogs/winter", title: "Winter on the dock", kind: "Blog post" };
  changing.add([post]);
  expect(changing.find("winter").count).toBe(1);
  changing.add([{ ...post, title: "Summer on the dock" }]);
  expect(changing.find("winter").count).toBe(0);
  expect(changing.find("summer").count).toBe(1);
  changing.remove("/blogs/winter");
  changing.remove("/blogs/winter");
  expect(changing.find("summer").count).toBe(0);
});

test("Nothing that can be typed throws", () => {
  for (const query of [
    "",
    " ",
    "\0",
    "<b>",
    "%",
    "'; drop",
    "—",
    "a".repeat(10_000),
    "é ".repeat(500),
    "\ud800",
  ])
    expect(() => search.find(query)).not.toThrow();
});

test("More text than is kept in mind is found and marked as before", () => {
  const parts = Array.from({ length: 24 }, (_, page) => [
    { heading: "", text: `${`Lane${page} crossing${page} `.repeat(4000)}. A gantry stands here.` },
  ]);
  const many = openSearch(
    indexPages(parts.map((parts, page) => ({ ...careers, path: `/long-${page}`, parts }))),
  );
  const markedIn = (query: string) =>
    many.find(query).found.map(({ text }) => text.filter(({ marked }) => marked).map(({ text }) => text));
  const before = markedIn("gantry");
  expect(before).toHaveLength(20);
  expect(new Set(before.flat())).toEqual(new Set(["gantry"]));
  for (const query of ["crossing", "lane", "gantry"]) markedIn(query);
  expect(markedIn("gantry")).toEqual(before);
});
