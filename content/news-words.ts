/** Words of the pages /news and /blogs. */
export const newsWords = {
  feed: "Subscribe to the feed",
  picture: "news",
  closing: {
    headline: "News of your own?",
    text: "A route that waits, a shift that is hard to fill, a hall that is being planned. Tell us.",
    action: { label: "Talk to an engineer", to: "/contact" },
    related: [
      { label: "Blogs", note: "Notes from the floor", to: "/blogs" },
      { label: "Events", note: "Where vehicles can be seen", to: "/events" },
      { label: "Reports", note: "Longer reading", to: "/reports" },
    ],
  },
} as const;

export const blogsWords = {
  station: "Latest",
  others: "Earlier",
  external: "external blog, opens in a new tab",
  posts: {
    station: "Written here",
    headline: "Longer notes, on this site",
    text: "Worked out with figures that you can check against your own hall.",
    feed: "Subscribe to the feed",
    filter: "Category",
    all: "All",
    pages: "Pages of posts",
    earlier: "Earlier posts",
    later: "Later posts",
    example: "Example",
  },
  post: {
    contents: "In this article",
    published: "Published",
    author: "By",
    updated: "Updated",
    share: "Pass it on",
    byMail: "Email",
    related: "Read next",
    all: "All blogs",
    example: "This post came with the site as an example.",
  },
  closing: {
    headline: "A question that none of them answers?",
    text: "The next note is often somebody's question. Ask it, and an engineer answers you first.",
    action: { label: "Ask an engineer", to: "/contact" },
    related: [
      { label: "News", note: "Releases, in short", to: "/news" },
      { label: "Reports", note: "Methods, checklists, interfaces", to: "/reports" },
      { label: "Podcasts", note: "One question at a time", to: "/podcasts" },
    ],
  },
} as const;
