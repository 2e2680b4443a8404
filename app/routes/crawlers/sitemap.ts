import { href } from "react-router";
import { addressOf } from "#app/company-json-ld.ts";
import { publicBlogContext } from "#app/page-context.ts";
import { escapeMarkup } from "#content/markup.ts";
import type { Route } from "./+types/sitemap.ts";
import { listedPages } from "./listed.ts";
import { xmlFile } from "./xml.ts";

/** /sitemap.xml */
export function loader({ context }: Route.LoaderArgs) {
  const blog = context.get(publicBlogContext);
  const posts = blog?.show === "machines" ? blog.posts : [];
  const urls = [
    ...listedPages().map(({ path }) => `  <url><loc>${escapeMarkup(addressOf(path))}</loc></url>`),
    ...posts.map(({ slug, updatedAt }) => {
      const address = addressOf(href("/blogs/:slug", { slug }));
      return `  <url><loc>${address}</loc><lastmod>${updatedAt}</lastmod></url>`;
    }),
  ];
  return xmlFile(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>`,
  );
}
