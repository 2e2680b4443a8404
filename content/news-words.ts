/** Words of the pages /news and /blogs. */
export const newsWords = {
  feed: "Subscribe to the feed",
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
