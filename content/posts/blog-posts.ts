import { readHtml } from "../wording/markup.ts";
import { itemWords } from "./item-links.ts";

/** The types of a post's blocks. A paragraph holds HTML, every other type plain text. */
export const blockTypes = ["paragraph", "heading", "subheading", "list", "callout", "cta"] as const;

export type BlockType = (typeof blockTypes)[number];

export type Block = {
  /** Unique within its post; the next one is the largest plus 1. */
  id: number;
  type: BlockType;
  content: string;
  /** The items of a list, in plain text with links as `[words](address)`: see item-links.ts. */
  items?: string[];
  /** Whether a list's items are numbered. */
  ordered?: boolean;
  /** The address that the link of a cta writes to. */
  email?: string;
};

/** A picture that was uploaded, or a file of this site. Sizes in pixels. */
export type Cover = {
  src: string;
  /** The alternative text; empty if the picture adds nothing to the text. */
  alt: string;
  width: number;
  height: number;
};

/** The fields of a post that its writer decides. */
export type PostFields = {
  title: string;
  author: string;
  /** ISO 8601, UTC. Null: a draft. In the future: scheduled. */
  publishDate: string | null;
  category: string;
  excerpt: string;
  content: Block[];
  cover: Cover | null;
  /** The last part of its public address. If empty, it is made from the title. */
  slug: string;
};

export type BlogPost = PostFields & {
  /** A UUID, made when the post is begun. */
  id: string;
  /** ISO 8601, UTC; set by the server on each save. */
  updatedAt: string;
  /** Whether it came with the site, to show what a post looks like. */
  isExample: boolean;
};

export type PostState = "draft" | "scheduled" | "published";

/** A post as lists show it. */
export type PostSummary = Omit<BlogPost, "content"> & {
  state: PostState;
  readingMinutes: number;
};

/** What an account has typed and not saved yet. */
export type Draft = {
  fields: PostFields;
  /** `updatedAt` of the post that the draft began with; null for a new post. */
  startedFrom: string | null;
  /** ISO 8601, UTC. */
  savedAt: string;
  /** Counts up with each change, so that a late request never overwrites a later change. */
  sequence: number;
};

/** The largest size of each field, in characters or items. */
export const postLimits = {
  title: 200,
  author: 120,
  category: 60,
  excerpt: 600,
  slug: 100,
  alt: 300,
  paragraph: 50_000,
  text: 2000,
  items: 200,
  email: 254,
  blocks: 500,
} as const;

export function postState({ publishDate }: Pick<PostFields, "publishDate">, now: Date): PostState {
  if (publishDate === null) return "draft";
  return new Date(publishDate) > now ? "scheduled" : "published";
}

/** The widths of the smaller copies of a blog picture: `….webp`, `…-480.webp`. */
export const smallerWidths = [480, 960]; /* px */

/**
 * The widths in which a cover can be fetched, for `srcset`. Undefined for a file without smaller copies: one that was
 * neither uploaded nor came with an example.
 */
export function coverSources({ src, width }: Pick<Cover, "src" | "width">) {
  const name = /^(\/(?:blog-pictures\/[0-9a-f]{64}|blog\/[a-z-]+))\.webp$/.exec(src)?.[1];
  if (name === undefined) return undefined;
  const smaller = smallerWidths.filter((less) => less < width);
  return [...smaller.map((less) => `${name}-${less}.webp ${less}w`), `${src} ${width}w`].join(", ");
}

const wordsPerMinute = 230;

/** The reading time in whole minutes, at least one. */
export function readingMinutes(content: readonly Omit<Block, "id">[]) {
  const text = content.map(blockText).join(" ");
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));
}

/** A block as one line of plain text, for counting, searching and describing; never put it into a page as HTML. */
export function blockText({ type, content, items = [] }: Omit<Block, "id">) {
  const words = type === "paragraph" ? readHtml(content) : content;
  return [words, items.map(itemWords).join(", ")].join(" ").replaceAll(/\s+/g, " ").trim();
}
