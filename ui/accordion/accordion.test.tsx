import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Accordion } from "./accordion.tsx";

const items = [
  { title: "First", content: "One", open: true },
  { title: "Second", content: "Two" },
];

test("with a name at most one item is open; without, each opens independently", () => {
  expect(
    renderToStaticMarkup(<Accordion items={items} name="products" />).match(/<details name="products"/g),
  ).toHaveLength(2);
  expect(renderToStaticMarkup(<Accordion items={items} />)).not.toContain("name=");
});

test("titles are headings, and the first starts open", () => {
  const html = renderToStaticMarkup(<Accordion items={items} />);
  expect(html.match(/<summary[^>]*><h3[^>]*>(First|Second)<\/h3>/g)).toHaveLength(2);
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
});
