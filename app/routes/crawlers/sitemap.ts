import { href } from "react-router";
import { addressOf } from "#app/company-json-ld.ts";
import { publicBlogContext } from "#app/page-context.ts";
import type { Route } from "./+types/sitemap.ts";
import { listedPages } from "./listed.ts";
import { type Element, xmlFile } from "./xml.ts";

/** /sitemap.xml */
export function loader({ context }: Route.LoaderArgs) {
  const blog = context.get(publicBlogContext);
  const posts = blog?.show === "machines" ? blog.posts : [];
  const urls = [
    ...listedPages().map(({ path }): Element => ["url", {}, [["loc", {}, addressOf(path)]]]),
    ...posts.map(({ slug, updatedAt }): Element => {
      const address = addressOf(href("/blogs/:slug", { slug }));
      return [
        "url",
        {},
        [
          ["loc", {}, address],
          ["lastmod", {}, updatedAt],
        ],
      ];
    }),
  ];
  return xmlFile(["urlset", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, urls]);
}
