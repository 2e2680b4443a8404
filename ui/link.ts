import { cloneElement, createElement, type ReactElement, type ReactNode } from "react";

type LinkElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>;

/**
 * Where a link leads: an address, or an element of the caller's router (`link={<Link to="/contact" />}`). The
 * primitives know no router, so they style the element that they are given.
 */
export type LinkTarget = { href: string; link?: undefined } | { link: LinkElement; href?: undefined };

/** Renders a target's link with a class name and its content. */
export function renderLink({ href, link }: LinkTarget, className: string | undefined, children: ReactNode) {
  if (link === undefined) return createElement("a", { href, className }, children);
  return cloneElement(link, { className }, children);
}
