import { Link, type LinkProps } from "react-router";

/** What only the browser's router heeds, or an address that has to be resolved: such a link is `Link`'s on the server too. */
const routerOnlyProps = [
  "prefetch",
  "reloadDocument",
  "replace",
  "state",
  "relative",
  "viewTransition",
  "discover",
] as const;

/**
 * A link within the site. The mark says that use-intent-prefetch.ts may fetch its page ahead; the router has a mark of its own for
 * pages that it does not know yet, of which there are none.
 */
export function PageLink(properties: LinkProps) {
  const { to, preventScrollReset, ...anchor } = properties;
  /* `Link` makes the same element there, and took a sixth of the time in which a page is rendered. */
  if (import.meta.env.SSR && isPlain(to) && !routerOnlyProps.some((name) => name in anchor))
    return <a data-page="" {...anchor} href={to} />;
  return <Link data-page="" discover="none" {...properties} />;
}

/** A whole path of the site, as it stands in the document. */
const isPlain = (to: LinkProps["to"]): to is string =>
  typeof to === "string" && /^\/(?!\/)/.test(to) && !/\/\.|\/\/|\s/.test(to);
