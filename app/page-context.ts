import { createContext } from "react-router";
import type { BlogPage } from "./blog-page.ts";
import type { PublicBlog } from "./public-blog.ts";
import type { StaffPage } from "./staff-page.ts";

/** A form that was sent without script and has to be shown again, filled in. */
export type RejectedForm = {
  /** Its `form-name`; undefined where it could not be read. */
  form?: string | undefined;
  values: Record<string, string>;
  /** Words for each field that is wrong. */
  errors: Record<string, string>;
  message: string;
  /** What to do about it, where the message alone does not say. */
  hint?: string;
};

/** A submission as its sender may follow it. */
export type Tracked = {
  reference: string;
  receivedAt: Date;
  stage: "received" | "being-answered" | "answered";
};

/** A piece of text; marked where it is a word that was looked for. */
export type Stretch = { text: string; marked: boolean };

/** What the search found, best first; at most as many as a page shows. */
export type SearchAnswer = {
  found: { path: string; title: string; kind: string; heading: Stretch[]; text: Stretch[] }[];
  count: number;
  /** True where no page holds all the words, and these hold some of them. */
  partly: boolean;
};

/** What the server hands to a page that it renders at request time. */
export const nonceContext = createContext<string>("");
export const rejectedFormContext = createContext<RejectedForm | null>(null);
export const staffPageContext = createContext<StaffPage | null>(null);
export const searchContext = createContext<(query: string) => Promise<SearchAnswer>>(async () => ({
  found: [],
  count: 0,
  partly: false,
}));
export const trackedContext = createContext<Tracked | null>(null);
export const blogPageContext = createContext<BlogPage | null>(null);
/** True where the server could not make the page that was asked for. */
export const hasFailedContext = createContext(false);
export const publicBlogContext = createContext<PublicBlog | null>(null);
