import { href } from "react-router";
import { addressOf } from "#app/company-json-ld.ts";
import { publicBlogContext } from "#app/page-context.ts";
import { company } from "#content/company/company.ts";
import { blogItems } from "#content/posts/blog-items.ts";
import { news } from "#content/posts/news.ts";
import type { Route } from "./+types/feed.ts";
import { type Element, xmlFile } from "./xml.ts";

type Entry = {
  address: string;
  title: string;
  summary: string;
  /** ISO date, or date and time. */
  date: string;
};

/** /feed.xml: news and blog posts as Atom (RFC 4287), newest first. */
export function loader({ context }: Route.LoaderArgs) {
  const blog = context.get(publicBlogContext);
  const posts = blog?.show === "machines" ? blog.posts : [];
  const entries: Entry[] = [
    ...news.map(({ id, title, text, date }) => ({
      address: addressOf(`/news#${id}`),
      title,
      summary: text.join(" "),
      date,
    })),
    ...blogItems.map(({ link, title, category, date }) => ({
      address: link,
      title,
      summary: `${category}. On our blog.`,
      date,
    })),
    ...posts.map(({ slug, title, category, excerpt, publishDate }) => ({
      address: addressOf(href("/blogs/:slug", { slug })),
      title,
      summary: excerpt || category,
      date: publishDate ?? "",
    })),
  ].toSorted((a, b) => b.date.localeCompare(a.date));
  return xmlFile([
    "feed",
    { xmlns: "http://www.w3.org/2005/Atom" },
    [
      ["id", {}, addressOf("/feed.xml")],
      ["title", {}, `${company.name}: news and blogs`],
      ["link", { rel: "self", href: addressOf("/feed.xml") }],
      ["link", { href: addressOf("/news") }],
      ["updated", {}, timeOf(entries[0]?.date ?? "")],
      ["author", {}, [["name", {}, company.name]]],
      ...entries.map(entryElement),
    ],
  ]);
}

function entryElement({ address, title, summary, date }: Entry): Element {
  return [
    "entry",
    {},
    [
      ["id", {}, address],
      ["title", {}, title],
      ["link", { href: address }],
      ["updated", {}, timeOf(date)],
      ["summary", {}, summary],
    ],
  ];
}

function timeOf(date: string) {
  return date.includes("T") ? date : `${date}T00:00:00Z`;
}
