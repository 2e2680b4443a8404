import type { BlogPost, PostSummary } from "#content/blog-posts.ts";

/** What the server hands to public pages that show posts; server/blog/pages.ts says the same for its side. */
export type PublicBlog =
  | ({ show: "list" } & PostList)
  | { show: "post"; post: BlogPost; readingMinutes: number; related: PostSummary[] }
  | { show: "moved"; slug: string }
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
