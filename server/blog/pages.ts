import type { BlogPost, Draft, PostState, PostSummary } from "#content/blog-posts.ts";
import type { Role } from "#server/staff/table.ts";
import type { DeletedPost } from "./delete.ts";
import type { UnsavedPost } from "./drafts.ts";
import type { Filters } from "./list.ts";
import type { Version } from "./versions.ts";

/** Everything that a page of /native-blogs shows; app/blog-page.ts says the same for the side that draws it. */
export type BlogPage =
  | ListPage
  | UnreadableList
  | EditorPage
  | ArticlePage
  | VersionsPage
  | DeletePage
  | Moved;

interface Account {
  name: string;
  role: Role;
}

interface ListPage {
  view: "list";
  posts: PostSummary[];
  /** How many posts the filters leave, on all pages. */
  total: number;
  page: number;
  pages: number;
  filters: Filters;
  categories: string[];
  unsaved: UnsavedPost[];
  deleted: DeletedPost[];
  account: Account | null;
}

/** The list while posts can't be read. */
interface UnreadableList {
  view: "unreadable";
  account: Account | null;
}

interface EditorPage {
  view: "editor";
  post: BlogPost | null;
  draft: Draft | null;
  sequence: number;
  id: string;
  categories: string[];
  account: Account;
}

interface ArticlePage {
  view: "article";
  post: BlogPost;
  state: PostState;
  readingMinutes: number;
  account: Account | null;
}

interface VersionsPage {
  view: "versions";
  post: BlogPost;
  versions: Version[];
  compared: { older: BlogPost; newer: BlogPost; numbers: { older: number; newer: number } } | null;
  account: Account;
}

interface DeletePage {
  view: "delete";
  post: PostSummary;
  account: Account;
}

/** Leads elsewhere. */
interface Moved {
  view: "moved";
  to: string;
}

/** What a public page of the blog shows; app/public-blog.ts says the same for the side that draws it. */
export type PublicBlog =
  | {
      show: "list";
      posts: PostSummary[];
      total: number;
      page: number;
      pages: number;
      category: string | null;
      categories: string[];
    }
  | { show: "post"; post: BlogPost; readingMinutes: number; related: PostSummary[] }
  /** To an address that the post has now. */
  | { show: "moved"; slug: string }
  /** For the feed and the sitemap. */
  | { show: "machines"; posts: PostSummary[] };
