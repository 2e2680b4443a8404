import { Link, type LinkProps } from "react-router";

/** Props that only React Router's `Link` handles: a link that has one is rendered by `Link` on the server too. */
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
 * A link within the site. Its attribute lets use-intent-prefetch.ts prefetch the page; React Router's own attribute
 * discovers unknown routes, and this site has none.
 */
export function PageLink(properties: LinkProps) {
  const { to, preventScrollReset, ...anchor } = properties;
  /* On the server `Link` renders the same element, and took a sixth of a page's render time. */
  if (import.meta.env.SSR && isPlain(to) && !routerOnlyProps.some((name) => name in anchor))
    return <a data-page="" {...anchor} href={to} />;
  return <Link data-page="" discover="none" {...properties} />;
}

/** An absolute path of the site, which needs no resolving. */
const isPlain = (to: LinkProps["to"]): to is string =>
  typeof to === "string" && /^\/(?!\/)/.test(to) && !/\/\.|\/\/|\s/.test(to);
