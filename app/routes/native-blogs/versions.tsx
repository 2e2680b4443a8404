import type { LoaderFunctionArgs } from "react-router";
import { readBlogPage, type VersionsPage } from "#app/blog-page.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return readBlogPage(context, "versions");
}

export default function PostVersions({ loaderData: page }: { loaderData: VersionsPage }) {
  return <h1>{page.post.title}</h1>;
}
