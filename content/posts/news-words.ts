import { promise } from "../forms/promise.ts";
import type { Words } from "./internal-link.ts";

/** Words of the pages /news and /blogs. */
export const newsWords = {
  feed: "Subscribe to the feed",
  picture: "news",
  closing: {
    headline: "Is this news to your site?",
    text: "A slow route, a shift that is hard to staff, a new building on the drawing board: tell us about it.",
    action: { label: "Talk to an engineer", to: "/contact" },
    related: [
      { label: "Blogs", note: "Notes from the floor", to: "/blogs" },
      { label: "Events", note: "Where vehicles can be seen", to: "/events" },
      { label: "Reports", note: "Longer reading", to: "/reports" },
    ],
  },
} as const satisfies Words;

export const blogsWords = {
  station: "Latest",
  others: "Earlier",
  external: "external blog, opens in a new tab",
  posts: {
    station: "Written here",
    headline: "Longer notes, on this site",
    text: "Worked examples with figures you can check against your own site.",
    feed: "Subscribe to the feed",
    filter: "Category",
    all: "All",
    pages: "Pages of posts",
    earlier: "Earlier posts",
    later: "Later posts",
  },
  post: {
    contents: "In this article",
    author: "By",
    share: "Share",
    byMail: "Email",
    related: "Read next",
    all: "All blogs",
  },
  closing: {
    headline: "Still have a question?",
    text: `Ask it here. ${promise.short}`,
    action: { label: "Ask an engineer", to: "/contact" },
    related: [
      { label: "News", note: "Releases, in short", to: "/news" },
      { label: "Reports", note: "Methods, checklists, interfaces", to: "/reports" },
      { label: "Podcasts", note: "One question at a time", to: "/podcasts" },
    ],
  },
} as const satisfies Words;
