import type { MetaDescriptor } from "react-router";
import { company } from "#content/company.ts";

type PageFacts = { title: string; description: string; path: string; listed?: boolean | undefined };

/** The tags that a search engine and a shared link show of a page. `path` is the page's canonical address. */
export function pageMeta({ title, description, path, listed = true }: PageFacts): MetaDescriptor[] {
  const address = company.siteUrl + (path === "/" ? "/" : path);
  return [
    { title: path === "/" ? title : `${title} | ${company.name}` },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:url", content: address },
    { property: "og:image", content: `${company.siteUrl}/og.png` },
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: address },
    ...(listed ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}
