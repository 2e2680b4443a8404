import { data, type RouterContextProvider, redirectDocument } from "react-router";
import type { BlogPost, Draft, PostState, PostSummary } from "#content/blog-posts.ts";
import { blogPageContext } from "./page-context.ts";

/** What the server hands to a page of /native-blogs; server/blog/pages.ts says the same for the side that fills it. */
export type BlogPage =
  | ListPage
  | UnreadableList
  | EditorPage
  | ArticlePage
  | VersionsPage
  | DeletePage
  | Moved;

/** Who is signed in; null for everybody else. */
type BlogAccount = { name: string; role: "admin" | "editor" };

type DeletedPost = PostSummary & {
  /** ISO 8601, UTC: until then it can be brought back. */
  keptUntil: string;
};

export type ListPage = {
  view: "list";
  posts: PostSummary[];
  /** How many posts the filters leave, on all pages. */
  total: number;
  page: number;
  pages: number;
  filters: { search: string; state: PostState | null; category: string | null };
  categories: string[];
  /** What this account began and never saved; its editor stands at `/native-blogs/{id}/edit`. */
  unsaved: { id: string; title: string; savedAt: string }[];
  /** Newest first; empty for whoever is not signed in. */
  deleted: DeletedPost[];
  account: BlogAccount | null;
};

/** The list while posts can't be read. */
export type UnreadableList = { view: "unreadable"; account: BlogAccount | null };

export type EditorPage = {
  view: "editor";
  /** Null: a new one. */
  post: BlogPost | null;
  draft: Draft | null;
  /** Of the last change that is known of this account's draft, 0 before the first: count on from here. */
  sequence: number;
  /** Of the post, also of one that is not saved yet. */
  id: string;
  /** Those in use, for suggestions. */
  categories: string[];
  account: BlogAccount;
};

export type ArticlePage = {
  view: "article";
  /** Its HTML is cleaned. */
  post: BlogPost;
  state: PostState;
  readingMinutes: number;
  account: BlogAccount | null;
};

type Version = { number: number; savedAt: string; savedBy: string; title: string };

export type VersionsPage = {
  view: "versions";
  post: BlogPost;
  /** The latest first, which is the post as it is. */
  versions: Version[];
  compared: { older: BlogPost; newer: BlogPost; numbers: { older: number; newer: number } } | null;
  account: BlogAccount;
};

/** Asks whether to delete, where no script can ask. */
export type DeletePage = { view: "delete"; post: PostSummary; account: BlogAccount };

/** Leads elsewhere, to the sign-in for example. */
type Moved = { view: "moved"; to: string };

/**
 * What the server filled in for a page.
 * @throws a 404 where it filled in nothing, and a redirect where it leads elsewhere
 */
export function readBlogPage<View extends BlogPage["view"]>(
  context: Readonly<RouterContextProvider>,
  ...views: View[]
): Extract<BlogPage, { view: View }> {
  const page = context.get(blogPageContext);
  if (page?.view === "moved") throw redirectDocument(page.to, 303);
  if (!views.some((view) => view === page?.view)) throw data(null, { status: 404 });
  return page as Extract<BlogPage, { view: View }>;
}
