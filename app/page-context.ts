import { createContext } from "react-router";
import type { BlogPage, PublicBlog } from "#server/blog/pages.ts";
import type { Failure, Problem, SandboxPage, Searched, Tracked } from "#server/page-input.ts";
import type { StaffPage } from "#server/staff/pages.ts";

/** What the server hands to a page that it renders at request time. */
export const nonceContext = createContext<string>("");
export const rejectedFormContext = createContext<Problem | null>(null);
export const staffPageContext = createContext<StaffPage | null>(null);
export const searchContext = createContext<() => Promise<Searched>>(async () => ({
  query: "",
  answer: { found: [], count: 0, partly: false },
}));
export const trackedContext = createContext<Tracked | null>(null);
export const sandboxContext = createContext<SandboxPage | null>(null);
export const blogPageContext = createContext<BlogPage | null>(null);
/** Why the server does not show the requested page. */
export const failureContext = createContext<Failure | null>(null);
export const publicBlogContext = createContext<PublicBlog | null>(null);
