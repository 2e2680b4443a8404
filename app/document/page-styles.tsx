import { use } from "react";
import { preinit } from "react-dom";
import { Links, UNSAFE_FrameworkContext as SiteContext, useMatches } from "react-router";

/** React sorts stylesheets by this; cascade layers make their order the same to us. */
const precedence = "page";

/**
 * The stylesheets of the page on show. React adds each once and keeps it: React Router's own `<Links>` takes those of
 * the page before away and adds those that both share again, for which the browser styles the whole page three times.
 * Which they are stands in React Router's manifest, and nowhere else.
 */
export function PageStyles() {
  const site = use(SiteContext);
  const matches = useMatches();
  if (import.meta.env.DEV) return <Links />;
  const stylesheets = new Set(matches.flatMap(({ id }) => site?.manifest.routes[id]?.css ?? []));
  return [...stylesheets].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence={precedence} />
  ));
}

/** Styles the document for a page before it is opened, so that a change of page has no style to wait for. */
export function addStylesheet(href: string) {
  preinit(href, { as: "style", precedence });
}
