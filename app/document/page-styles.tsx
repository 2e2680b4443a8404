import { preinit } from "react-dom";
import { Links, useMatches } from "react-router";
import { useRouteFiles } from "./route-files.ts";

/** React sorts stylesheets by this; cascade layers make their order the same to us. */
const precedence = "page";

/**
 * The stylesheets of the page on show. React adds each once and keeps it: React Router's own `<Links>` takes those of
 * the page before away and adds those that both share again, for which the browser styles the whole page three times.
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

/** Styles the document for a page before it is opened, so that a change of page has no style to wait for. */
export function addStylesheet(href: string) {
  preinit(href, { as: "style", precedence });
}
