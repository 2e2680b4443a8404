import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { PageLink } from "./page-link.tsx";

describe("on the server", () => {
  test("a link is an element of its own, which asks no router", () => {
    expect(renderToStaticMarkup(<PageLink to="/contact">Contact</PageLink>)).toBe(
      '<a data-page="" href="/contact">Contact</a>',
    );
  });

  test.each(["../contact", "contact", "/a/../b", "//elsewhere.example", { pathname: "/contact" }])(
    "%j needs the router, which resolves it",
    (to) => {
      expect(() => renderToStaticMarkup(<PageLink to={to} />)).toThrow();
    },
  );

  test("both ways write the same element", () => {
    const routed = createMemoryRouter([{ path: "/", element: <PageLink to="/contact" relative="route" /> }]);
    expect(renderToStaticMarkup(<RouterProvider router={routed} />)).toBe(
      renderToStaticMarkup(<PageLink to="/contact" />),
    );
  });
});
