import type { BlogPost, Draft, PostState, PostSummary } from "#content/posts/blog-posts.ts";
import type { Right, Role } from "#server/roles/roles.ts";
import type { DeletedPost } from "./delete.ts";
import type { Filters } from "./list.ts";
import type { UnsavedPost } from "./unsaved.ts";
import type { Version } from "./versions.ts";

/** Everything that a page of /native-blogs shows. Types alone: `app/` reads them, and nothing else of the server. */
export type BlogPage =
  | ListPage
  | UnreadableList
  | EditorPage
  | ArticlePage
  | VersionsPage
  | DeletePage
  | Moved;

/** Who is signed in; null for everybody else. */
type Account = {
  id: string;
  name: string;
  role: Role;
  rights: readonly Right[];
};

export type ListPage = {
  view: "list";
  posts: PostSummary[];
  /** How many posts match the filters, on all pages. */
  total: number;
  page: number;
  pages: number;
  filters: Filters;
  categories: string[];
  /** Posts that this account began and never saved; the editor is at `/native-blogs/{id}/edit`. */
  unsaved: UnsavedPost[];
  /** Newest first; empty for visitors who are not signed in. */
  deleted: DeletedPost[];
  account: Account | null;
};

/** The list if posts can't be read. */
export type UnreadableList = {
  view: "unreadable";
  account: Account | null;
};

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
  account: Account;
};

export type ArticlePage = {
  view: "article";
  /** Its HTML is cleaned. */
  post: BlogPost;
  state: PostState;
  readingMinutes: number;
  account: Account | null;
};

export type VersionsPage = {
  view: "versions";
  post: BlogPost;
  /** The latest first, which is the post as it is. */
  versions: Version[];
  compared: { older: BlogPost; newer: BlogPost; numbers: { older: number; newer: number } } | null;
  account: Account;
};

/** Asks for confirmation before deleting, without script. */
export type DeletePage = {
  view: "delete";
  post: PostSummary;
  account: Account;
};

/** A redirect, to the sign-in for example. */
type Moved = {
  view: "moved";
  to: string;
};

/** What a public page of the blog shows. */
export type PublicBlog =
  | ({ show: "list" } & PostList)
  | { show: "post"; post: BlogPost; readingMinutes: number; related: PostSummary[] }
  /** To an address that the post has now. */
  | { show: "moved"; slug: string }
  /** For the feed and the sitemap. */
  | { show: "machines"; posts: PostSummary[] };

export type PostList = {
  posts: PostSummary[];
  /** How many there are on all pages. */
  total: number;
  page: number;
  pages: number;
  /** The one that is shown; null: all. */
  category: string | null;
  categories: string[];
};
