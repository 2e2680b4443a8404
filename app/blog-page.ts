import { data, type RouterContextProvider, redirectDocument } from "react-router";
import type { BlogPage } from "#server/blog/pages.ts";
import { blogPageContext } from "./page-context.ts";

/**
 * The data that the server put into the context for a page.
 * @throws a 404 if there is none, a redirect if the page has moved
 */
export function readBlogPage<View extends BlogPage["view"]>(
  context: Readonly<RouterContextProvider>,
  ...views: View[]
): Extract<BlogPage, { view: View }> {
  const page = context.get(blogPageContext);
  if (page?.view === "moved") throw redirectDocument(page.to, 303);
  if (!views.some((view) => view === page?.view)) throw data(null, { status: 404 });
  return page as Extract<BlogPage, { view: View }>;
}
