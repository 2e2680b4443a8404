import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { type Block, blockText, blockTypes, coverSources, postState, readingMinutes } from "./blog-posts.ts";
import { examplePosts } from "./example-posts.ts";
import { emptyFields, firstBlocks, isUnwritten, newBlock } from "./post-placeholders.ts";

test("a new post begins with one paragraph", () => {
  expect(firstBlocks()).toEqual([
    { id: 1, type: "paragraph", content: "Start writing your blog content here..." },
  ]);
  expect(emptyFields()).toMatchObject({ title: "", publishDate: null, cover: null, content: firstBlocks() });
});

test("a new block gets the largest id plus 1 and the words of its type", () => {
  const blocks = [7, 2].map((id) => ({ ...newBlock("heading", []), id }));
  expect(blockTypes.map((type) => newBlock(type, blocks))).toEqual([
    { id: 8, type: "paragraph", content: "New paragraph content..." },
    { id: 8, type: "heading", content: "New Heading" },
    { id: 8, type: "subheading", content: "New Sub Heading" },
    { id: 8, type: "list", content: "", items: ["New list item"] },
    { id: 8, type: "callout", content: "Important note or callout..." },
    { id: 8, type: "cta", content: "Call to action text", email: "name@company.example" },
  ]);
  expect(newBlock("list", []).id).toBe(1);
});

test.each([
  ["a block of another type", { type: "paragraph", content: "New Heading" }],
  ["more blanks", { type: "callout", content: " Important  note or callout...\n" }],
  ["marks around it", { type: "paragraph", content: "<p><b>New paragraph</b> content...</p>" }],
  ["items", { type: "list", content: "", items: ["New list item ", "New Sub Heading"] }],
  ["an address alone", { type: "cta", content: "", email: "name@company.example" }],
] as const)("a post whose words are placeholders in %s is unwritten", (_, block) => {
  const blocks = [...firstBlocks(), { id: 2, ...block } as Block];
  expect(isUnwritten(blocks)).toBe(true);
  expect(isUnwritten([...blocks, { id: 3, type: "callout", content: "Words" }])).toBe(false);
});

test("a post is a draft, scheduled or published by its date", () => {
  const now = new Date("2026-11-21T08:00:00Z");
  expect(postState({ publishDate: null }, now)).toBe("draft");
  expect(postState({ publishDate: "2026-11-21T08:00:00.001Z" }, now)).toBe("scheduled");
  expect(postState({ publishDate: "2026-11-21T08:00:00Z" }, now)).toBe("published");
});

test("reading takes a minute for 230 words, lists and paragraphs alike, and never less than one", () => {
  const words = "<b>pallet</b> ".repeat(690);
  expect(readingMinutes([{ type: "paragraph", content: words }])).toBe(3);
  expect(readingMinutes([{ type: "list", content: "", items: Array(460).fill("lane") }])).toBe(2);
  expect(readingMinutes([])).toBe(1);
});

test("what a block says has no tags, single spaces, and the letters that were typed", () => {
  const said = (type: "paragraph" | "list" | "callout", content: string, items?: string[]) =>
    blockText({ type, content, ...(items && { items }) });
  expect(said("paragraph", "<p>One&nbsp;lane,<br>two <em>vehicles</em></p>")).toBe("One lane, two vehicles");
  expect(said("paragraph", "Fork &amp; lift")).toBe("Fork & lift");
  expect(said("callout", "Loads < 500 kg &amp; more >")).toBe("Loads < 500 kg &amp; more >");
  expect(said("list", "", ["One", "Two"])).toBe("One, Two");
});

test("a cover comes in the widths that there are", () => {
  const hash = "ab".repeat(32);
  const uploaded = { src: `/blog-pictures/${hash}.webp`, width: 1920 };
  expect(coverSources(uploaded)).toBe(
    `/blog-pictures/${hash}-480.webp 480w, /blog-pictures/${hash}-960.webp 960w, /blog-pictures/${hash}.webp 1920w`,
  );
  expect(coverSources({ ...uploaded, width: 600 })).toMatch(/-480\.webp 480w, \S+ 600w$/);
  for (const src of ["/pictures/x.webp", "/a.svg", `/blog-pictures/${hash}.webp?x`, "/og/blog/x.webp"])
    expect(coverSources({ src, width: 1920 }), src).toBeUndefined();
});

test("each picture that an example begins with has its smaller copies", () => {
  for (const { cover } of examplePosts) {
    const addresses = coverSources(cover ?? { src: "", width: 0 })?.split(", ") ?? [];
    expect(addresses).toHaveLength(3);
    for (const address of addresses) expect(existsSync(`public${address.split(" ")[0]}`), address).toBe(true);
  }
});
