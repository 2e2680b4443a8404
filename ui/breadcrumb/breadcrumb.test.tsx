import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Breadcrumb } from "./breadcrumb.tsx";

test("links to the pages above, and marks the current page", () => {
  const html = renderToStaticMarkup(
    <Breadcrumb label="Path" above={[{ name: "Home", href: "/" }]} current="Podcasts" />,
  );
  expect(html).toMatch(/^<nav aria-label="Path">/);
  expect(html).toMatch(/<a href="\/"[^>]*>Home<\/a>/);
  expect(html).toContain('<span aria-current="page">Podcasts</span>');
});
