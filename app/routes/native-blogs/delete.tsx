import type { LoaderFunctionArgs } from "react-router";
import { type DeletePage, readBlogPage } from "#app/blog-page.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return readBlogPage(context, "delete");
}

export default function PostDelete({ loaderData: page }: { loaderData: DeletePage }) {
  return <h1>Are you sure you want to delete this blog? {page.post.title}</h1>;
}
