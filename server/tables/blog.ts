/** All times: ISO 8601, UTC. */
export type BlogPostsTable = {
  /** A UUID made where the post was begun. */
  id: string;
  /** Where it stands now; `blog_slugs` has where it stood before, too. */
  slug: string;
  title: string;
  author: string;
  category: string;
  excerpt: string;
  /** JSON. */
  cover: string | null;
  /** Null: a draft. */
  publish_date: string | null;
  reading_minutes: number;
  /** 0 or 1. */
  is_example: number;
  /** Number of the version that it shows: the latest. */
  version: number;
  created_at: string;
  /** The state that a save has to start from; never the same twice for a post. */
  updated_at: string;
  /** When it was deleted; from then on it can only be restored. */
  deleted_at: string | null;
};

/** The words that a post is found by, in the full-text index of the engine. */
export type PostWordsTable = {
  post_id: string;
  words: string;
};

export type BlogVersionsTable = {
  post_id: string;
  /** From 1 on. */
  number: number;
  title: string;
  saved_at: string;
  /** Null where it came with the site. */
  saved_by: string | null;
  /** All that was written, as JSON. */
  fields: string;
};

/** Every address that a post had while it was public, its present one too. */
export type BlogSlugsTable = {
  slug: string;
  post_id: string;
};

export type BlogDraftsTable = {
  /** Also of a post that is not saved yet. */
  post_id: string;
  staff_id: string;
  /** JSON; null once it was saved: the row then only keeps late requests out. */
  fields: string | null;
  started_from: string | null;
  /** Sixteen digits, so that text compares as numbers do. */
  sequence: string;
  saved_at: string;
};

export type BlogPicturesTable = {
  /** SHA-256 of the stored file, in hexadecimal. */
  hash: string;
  width: number;
  height: number;
  uploaded_at: string;
};

/** Which pictures any version of a post shows. */
export type BlogPictureUsesTable = {
  post_id: string;
  hash: string;
};

export type BlogStateTable = {
  /** "revision" goes up with every change that readers may see; "examples" stands there once they were added. */
  name: "revision" | "examples";
  value: number;
};
