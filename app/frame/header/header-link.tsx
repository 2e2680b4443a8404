import type { LinkProps } from "react-router";
import { createPath, parsePath, useLocation } from "react-router";
import { PageLink } from "../page-link.tsx";

/** A link that says so when it leads to the page that is shown. */
export function HeaderLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname, search } = useLocation();
  const target = parsePath(to);
  const current = createPath({ pathname, search: target.search ? search : "" }) === to;
  return <PageLink to={to} aria-current={current ? "page" : undefined} {...rest} />;
}
