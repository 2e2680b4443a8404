import type { MetaDescriptor } from "react-router";
import { company } from "#content/company/company.ts";
import { cardPath } from "./card-path.ts";

type PageFacts = {
  title: string;
  description: string;
  /** The page's canonical address. */
  path: string;
  listed?: boolean | undefined;
  /** The page whose card a shared link shows, if this page has none of its own. */
  card?: string;
};

/** How much of a title a search engine shows, in characters. */
const longestTitle = 65;

/** The meta tags from which search engines and shared links show a page. */
export function pageMeta({
  title: heading,
  description,
  path,
  listed = true,
  card = path,
}: PageFacts): MetaDescriptor[] {
  const address = company.siteUrl + path;
  const title = heading.replace(/\.$/, "");
  const withCompany = `${title} | ${company.name}`;
  return [
    { title: path === "/" || withCompany.length > longestTitle ? title : withCompany },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:url", content: address },
    { property: "og:image", content: company.siteUrl + cardPath(card) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${title}, ${company.name}` },
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: address },
    ...(listed ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}
