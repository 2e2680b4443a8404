import { Link, type LinkProps } from "react-router";

/** A link within the site: fetches the page once a visitor aims at it. */
export function PageLink(properties: LinkProps) {
  return <Link prefetch="intent" {...properties} />;
}
