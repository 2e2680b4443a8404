import { Link, type LinkProps } from "react-router";

/** A link within the site. The mark says that use-aim.ts may fetch its page ahead. */
export function PageLink(properties: LinkProps) {
  return <Link data-page="" {...properties} />;
}
