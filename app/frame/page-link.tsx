import { Link, type LinkProps } from "react-router";

/** A link within the site: crossfades where the browser can, and fetches the page once a visitor aims at it. */
export function PageLink(properties: LinkProps) {
  return <Link viewTransition prefetch="intent" {...properties} />;
}
