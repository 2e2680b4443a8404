import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

test("does not submit a form unless its type is submit", () => {
  expect(renderToStaticMarkup(<Button>Open</Button>)).toMatch(/^<button type="button"/);
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toMatch(/^<button type="submit"/);
  expect(renderToStaticMarkup(<Button type="reset">Clear</Button>)).toMatch(/^<button type="reset"/);
});

test("is a link if it has an address, and styles a link that it is given", () => {
  expect(renderToStaticMarkup(<Button href="/contact">Contact Us</Button>)).toMatch(
    /^<a href="\/contact".*>Contact Us<\/a>$/,
  );
  const dressed = renderToStaticMarkup(<Button link={<Handed rel="next" />}>Contact Us</Button>);
  expect(dressed).toMatch(/^<a rel="next" class=".*button.*">Contact Us<\/a>$/);
});

test("passes on what a native button takes", () => {
  const html = renderToStaticMarkup(
    <Button disabled name="action" value="send">
      Submitting...
    </Button>,
  );
  for (const attribute of ['disabled=""', 'name="action"', 'value="send"']) expect(html).toContain(attribute);
});

test("a round button is named by its label, and its icon is hidden from screen readers", () => {
  const html = renderToStaticMarkup(<IconButton icon="close" label="Close" />);
  expect(html).toContain('aria-label="Close"');
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
});

/** Replaces a router's link. */
function Handed(properties: ComponentProps<"a">) {
  return <a {...properties} />;
}
