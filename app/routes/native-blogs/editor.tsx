import type { LoaderFunctionArgs } from "react-router";
import { type EditorPage, readBlogPage } from "#app/blog-page.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return readBlogPage(context, "editor");
}

export default function PostEditor({ loaderData: page }: { loaderData: EditorPage }) {
  return <h1>{page.post?.title ?? "New post"}</h1>;
}
