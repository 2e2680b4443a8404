import { preinit } from "react-dom";
import { Links, useMatches } from "react-router";
import { useRouteFiles } from "./route-files.ts";

/** React sorts stylesheets by this; thanks to cascade layers their order doesn't matter here. */
const precedence = "page";

/**
 * The stylesheets of the current page. React adds each once and keeps it. React Router's own `<Links>` removes those of
 * the page before and adds the shared ones again, so the browser styles the whole page three times.
 */
export function PageStyles() {
  const files = useRouteFiles();
  const matches = useMatches();
  if (import.meta.env.DEV) return <Links />;
  const stylesheets = new Set(matches.flatMap(({ id }) => files[id]?.css ?? []));
  return [...stylesheets].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence={precedence} />
  ));
}

/** Adds a page's stylesheet before the page is opened, so that a navigation doesn't wait for it. */
export function addStylesheet(href: string) {
  preinit(href, { as: "style", precedence });
}
