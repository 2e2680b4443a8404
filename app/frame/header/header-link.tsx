import type { LinkProps } from "react-router";
import { useLocation } from "react-router";
import { PageLink } from "../page-link.tsx";

/** A link that is marked as current when it leads to the page that is shown. */
export function HeaderLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname, search } = useLocation();
  // The build renders a page at its address with a slash behind it.
  const current = pathname.replace(/(.)\/$/, "$1") + (to.includes("?") ? search : "") === to;
  return <PageLink to={to} aria-current={current ? "page" : undefined} {...rest} />;
}
