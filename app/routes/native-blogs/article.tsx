import type { LoaderFunctionArgs } from "react-router";
import { type ArticlePage, readBlogPage } from "#app/blog-page.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return readBlogPage(context, "article");
}

export default function PostArticle({ loaderData: page }: { loaderData: ArticlePage }) {
  return <h1>{page.post.title}</h1>;
}
