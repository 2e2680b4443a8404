import { expect, test } from "vitest";
import { newBlock } from "#content/posts/post-placeholders.ts";
import { headingsOf } from "./headings.ts";

test("each heading has an anchor of its own, whatever its words", () => {
  const words = ["The route", "The route", "日本", "", "main"];
  const blocks = words.map((content, index) => ({ ...newBlock("heading", []), id: index + 1, content }));
  expect(headingsOf([...blocks, newBlock("subheading", blocks)])).toEqual([
    { id: "part-the-route", text: "The route" },
    { id: "part-the-route-2", text: "The route" },
    { id: "part-日本", text: "日本" },
    { id: "part-main", text: "main" },
  ]);
});
