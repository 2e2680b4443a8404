import { expect, test } from "vitest";
import type { PostFields } from "#content/posts/blog-posts.ts";
import { emptyFields } from "#content/posts/post-placeholders.ts";
import { comparePosts, describeChanges } from "./compare.ts";

const post: PostFields = {
  ...emptyFields(),
  title: "Charging at noon",
  content: [
    { id: 1, type: "paragraph", content: "The vehicle charges at <strong>noon</strong>." },
    { id: 2, type: "list", content: "", items: ["One", "Two"] },
    { id: 3, type: "callout", content: "Mind the gap" },
  ],
};

test("equal posts differ nowhere", () => {
  expect(new Set(comparePosts(post, structuredClone(post)).map(({ change }) => change))).toEqual(
    new Set(["same"]),
  );
  expect(describeChanges(post, post)).toBe("Nothing that can be read");
});

test("marks the words that only one side has", () => {
  const [title] = comparePosts(post, { ...post, title: "Charging at night" });
  expect(title).toMatchObject({
    change: "words",
    older: [
      { text: "Charging at ", isOwn: false },
      { text: "noon", isOwn: true },
    ],
    newer: [
      { text: "Charging at ", isOwn: false },
      { text: "night", isOwn: true },
    ],
  });
});

test("finds blocks that came, went and changed, and says so in words", () => {
  const newer: PostFields = {
    ...post,
    title: "Charging",
    content: [
      { id: 1, type: "paragraph", content: "The vehicle charges at noon." },
      { id: 2, type: "list", content: "", items: ["One", "Three"] },
      { id: 4, type: "heading", content: "Next" },
    ],
  };
  const changes = comparePosts(post, newer)
    .filter(({ key }) => key.startsWith("block"))
    .map(({ name, change }) => [name, change]);
  expect(changes).toEqual([
    ["Paragraph", "format"],
    ["List", "words"],
    ["Callout", "removed"],
    ["Heading", "added"],
  ]);
  expect(describeChanges(post, newer)).toBe("Title, 2 blocks changed; 1 block added; 1 block removed");
});

test("keeps both places of a block that was moved, with keys of their own", () => {
  const [first, ...others] = post.content;
  const rows = comparePosts(post, { ...post, content: [...others, ...(first ? [first] : [])] });
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  expect(describeChanges(post, { ...post, content: post.content.toReversed() })).toContain("added");
});
