import { href, type MetaDescriptor } from "react-router";
import { cardPath } from "#app/card-path.ts";
import { addressOf, organizationJsonLd } from "#app/company-json-ld.ts";
import { feedLink } from "#app/feed-link.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { JsonLd } from "#app/structured-data.ts";
import { isTeam } from "#content/company/teams.ts";
import { type BlogPost, blockText } from "#content/posts/blog-posts.ts";
import { languageOf } from "#language/language.ts";

/** The meta tags from which search engines and shared links show a post. */
export function postMeta(post: BlogPost): MetaDescriptor[] {
  const { title, slug, author, category, publishDate, updatedAt } = post;
  const path = href("/blogs/:slug", { slug });
  const general = pageMeta({ title, description: descriptionOf(post), path });
  return [
    ...general.map((tag) => withContent(tag, { "og:type": "article" })),
    { property: "article:published_time", content: publishDate ?? "" },
    { property: "article:modified_time", content: updatedAt },
    ...(category ? [{ property: "article:section", content: category }] : []),
    ...(author ? [{ name: "author", content: author }] : []),
    feedLink,
  ];
}

/** A post as JSON-LD. */
export function postJsonLd(post: BlogPost): JsonLd {
  const { title, slug, author, category, publishDate, updatedAt } = post;
  return {
    "@type": "BlogPosting",
    headline: title,
    description: descriptionOf(post),
    url: addressOf(href("/blogs/:slug", { slug })),
    mainEntityOfPage: addressOf(href("/blogs/:slug", { slug })),
    image: addressOf(cardPath(href("/blogs/:slug", { slug }))),
    datePublished: publishDate,
    dateModified: updatedAt,
    inLanguage: languageOf(href("/blogs/:slug", { slug })),
    ...(category && { articleSection: category }),
    author: authorJsonLd(author),
    publisher: organizationJsonLd,
  };
}

function authorJsonLd(name: string): JsonLd {
  if (!name) return organizationJsonLd;
  return isTeam(name)
    ? { "@type": "Organization", name, parentOrganization: { "@id": organizationJsonLd["@id"] } }
    : { "@type": "Person", name };
}

/** How much of a description a search engine shows, in characters. */
const longestDescription = 160;

function descriptionOf({ excerpt, content }: BlogPost) {
  const words = excerpt || content.map(blockText).join(" ");
  if (words.length <= longestDescription) return words;
  return `${words.slice(0, longestDescription - 2).replace(/\s+\S*$/, "")} …`;
}

/** A tag that every page has, with this post's content in place of the page's. */
function withContent(tag: MetaDescriptor, contents: Record<string, string>): MetaDescriptor {
  const content = "property" in tag ? contents[String(tag.property)] : undefined;
  return content === undefined ? tag : { ...tag, content };
}
