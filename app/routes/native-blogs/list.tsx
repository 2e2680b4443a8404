import type { LoaderFunctionArgs } from "react-router";
import { type ListPage, readBlogPage } from "#app/blog-page.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return readBlogPage(context, "list");
}

export default function PostList({ loaderData: page }: { loaderData: ListPage }) {
  return <h1>Blog management: {page.total}</h1>;
}
