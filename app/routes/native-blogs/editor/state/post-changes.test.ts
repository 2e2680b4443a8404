import { expect, test } from "vitest";
import type { Block, PostFields } from "#content/posts/blog-posts.ts";
import { emptyFields } from "#content/posts/post-placeholders.ts";
import type { Change } from "./changes.ts";
import { applyChange } from "./post-changes.ts";

const post: PostFields = {
  ...emptyFields(),
  title: "Charging",
  content: [
    { id: 1, type: "paragraph", content: "First" },
    { id: 5, type: "list", content: "", items: ["One", "Two"] },
    { id: 3, type: "callout", content: "Third" },
  ],
};

const after = (change: Change, fields = post) => applyChange(fields, change);
const ids = (content: readonly Block[]) => content.map(({ id }) => id);

test.each([
  ["paragraph", "New paragraph content..."],
  ["heading", "New Heading"],
  ["subheading", "New Sub Heading"],
  ["callout", "Important note or callout..."],
  ["cta", "Call to action text"],
] as const)(
  "adds a %s with its words and the next id, after any block, and selects its words",
  (kind, words) => {
    const { fields, place } = after({ type: "add", kind, after: 1 });
    expect(ids(fields.content)).toEqual([1, 6, 5, 3]);
    expect(fields.content[1]).toMatchObject({ id: 6, type: kind, content: words });
    expect(place).toMatchObject({ block: 6, caret: "all" });
  },
);

test("adds a list with one item", () => {
  const { fields, place } = after({ type: "add", kind: "list", after: 3 });
  expect(fields.content.at(-1)).toMatchObject({ id: 6, items: ["New list item"] });
  expect(place).toEqual({ block: 6, item: 0, caret: "all" });
});

test("replaces an empty block by another type", () => {
  const { fields } = after({ type: "replace", block: 1, kind: "heading" });
  expect(ids(fields.content)).toEqual([6, 5, 3]);
  expect(fields.content[0]?.type).toBe("heading");
});

test("replaces an empty item by a block, after which the list continues", () => {
  const list = { id: 1, type: "list" as const, content: "", items: ["One", "", "Two"] };
  const replace = (items: string[], item: number) => {
    const from = { ...post, content: [{ ...list, items }] };
    const { content } = after({ type: "replace", block: 1, kind: "heading", item }, from).fields;
    return content.map((block) => [block.id, ...(block.items ?? [block.type])]);
  };
  expect(replace(["One", "", "Two"], 1)).toEqual([
    [1, "One"],
    [2, "heading"],
    [3, "Two"],
  ]);
  expect(replace(["", "Two"], 0)).toEqual([
    [2, "heading"],
    [1, "Two"],
  ]);
  expect(replace([""], 0)).toEqual([[2, "heading"]]);
});

test("never deletes the last block", () => {
  const [first] = post.content;
  const lonely = { ...post, content: first ? [first] : [] };
  expect(after({ type: "remove", block: 1 }, lonely).fields).toBe(lonely);
});

test("deletes a block and moves the caret to the end of the one before", () => {
  const { fields, place } = after({ type: "remove", block: 3 });
  expect(ids(fields.content)).toEqual([1, 5]);
  expect(place).toEqual({ block: 5, item: 1, caret: "end" });
});

test.each([
  [1, 2, [5, 3, 1]],
  [3, 0, [3, 1, 5]],
  [5, 99, [1, 3, 5]],
  [5, -1, [5, 1, 3]],
])("moves block %i to place %i", (block, to, order) => {
  expect(ids(after({ type: "move", block, to }).fields.content)).toEqual(order);
});

test("a move to the same place changes nothing", () => {
  expect(after({ type: "move", block: 5, to: 1 }).fields).toBe(post);
});

test("duplicates a block with an id and items of its own", () => {
  const { fields } = after({ type: "duplicate", block: 5 });
  expect(ids(fields.content)).toEqual([1, 5, 6, 3]);
  expect(fields.content[2]?.items).toEqual(["One", "Two"]);
  expect(fields.content[2]?.items).not.toBe(post.content[1]?.items);
});

test("edits, splits and removes items of a list", () => {
  const typed = after({ type: "item", block: 5, index: 1, text: "Two more" });
  expect(typed.fields.content[1]?.items).toEqual(["One", "Two more"]);
  const split = after({ type: "split-item", block: 5, index: 0, before: "O", after: "ne" });
  expect(split.fields.content[1]?.items).toEqual(["O", "ne", "Two"]);
  expect(split.place).toEqual({ block: 5, item: 1, caret: "start" });
  const removed = after({ type: "remove-item", block: 5, index: 1 });
  expect(removed.fields.content[1]?.items).toEqual(["One"]);
  expect(removed.place).toEqual({ block: 5, item: 0, caret: "end" });
});

test("removing a list's only item removes the list, if another block stays", () => {
  const single = {
    ...post,
    content: post.content.map((block) => (block.items ? { ...block, items: [""] } : block)),
  };
  expect(ids(after({ type: "remove-item", block: 5, index: 0 }, single).fields.content)).toEqual([1, 3]);
});

test("splits a paragraph in two and joins them again", () => {
  const split = after({ type: "split", block: 1, before: "<strong>Fi</strong>", after: "rst" });
  expect(split.fields.content.slice(0, 2)).toEqual([
    { id: 1, type: "paragraph", content: "<strong>Fi</strong>" },
    { id: 6, type: "paragraph", content: "rst" },
  ]);
  expect(split.place).toEqual({ block: 6, caret: "start" });
  const joined = after({ type: "join", block: 6, caret: 2 }, split.fields);
  expect(joined.fields.content[0]).toEqual({ id: 1, type: "paragraph", content: "<strong>Fi</strong>rst" });
  expect(joined.place).toEqual({ block: 1, caret: 2 });
});

test("joins blocks that hold several paragraphs without nesting any", () => {
  const joined = (first: string, second: string) =>
    after(
      { type: "join", block: 2, caret: 0 },
      {
        ...post,
        content: [
          { id: 1, type: "paragraph", content: first },
          { id: 2, type: "paragraph", content: second },
        ],
      },
    ).fields.content[0]?.content;
  expect(joined("<p>a</p><p>b</p>", "c")).toBe("<p>a</p><p>bc</p>");
  expect(joined("a", "<p>b</p><p>c</p>")).toBe("<p>ab</p><p>c</p>");
  expect(joined("<p>a</p><p>b</p>", "<p>c</p><p>d</p>")).toBe("<p>a</p><p>bc</p><p>d</p>");
});

test("a paragraph after another type joins nothing", () => {
  expect(after({ type: "join", block: 3, caret: 0 }).fields).toBe(post);
});

test("pastes blocks between the text before and after the caret", () => {
  const blocks = [
    { type: "heading", content: "Pasted" },
    { type: "paragraph", content: "Text" },
  ] as const;
  const { fields, place } = after({ type: "paste", block: 1, before: "Fi", after: "rst", blocks });
  expect(fields.content.slice(0, 4)).toEqual([
    { id: 1, type: "paragraph", content: "Fi" },
    { id: 6, type: "heading", content: "Pasted" },
    { id: 7, type: "paragraph", content: "Text" },
    { id: 8, type: "paragraph", content: "rst" },
  ]);
  expect(place).toEqual({ block: 7, caret: "end" });
  const replaced = after({ type: "paste", block: 1, before: "", after: "", blocks });
  expect(ids(replaced.fields.content)).toEqual([6, 7, 5, 3]);
});

test("keeps the other blocks' objects, so that they don't render again", () => {
  const { fields } = after({ type: "text", block: 1, content: "First words" });
  expect(fields.content[0]).not.toBe(post.content[0]);
  expect(fields.content.slice(1)).toEqual(post.content.slice(1));
  expect(fields.content[1]).toBe(post.content[1]);
  expect(after({ type: "text", block: 1, content: "First" }).fields).toBe(post);
});

test("ignores a block that is gone", () => {
  expect(after({ type: "text", block: 99, content: "?" }).fields).toBe(post);
});

test("pasted items go between an item's words before and after the caret", () => {
  const paste = (before: string, after: string) =>
    applyChange(post, { type: "paste-items", block: 5, index: 0, before, after, items: ["A", "B"] });
  const { fields, place } = paste("On", "e");
  expect(fields.content[1]?.items).toEqual(["On", "A", "B", "e", "Two"]);
  expect(place).toEqual({ block: 5, item: 2, caret: "end" });
  expect(paste("", "").fields.content[1]?.items).toEqual(["A", "B", "Two"]);
});
