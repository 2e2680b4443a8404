import { company } from "../company/company.ts";
import type { Words } from "./internal-link.ts";

/** Words of the list, and of an episode's page. */
export const podcastsWords = {
  station: "Episodes",
  search: "Search the episodes",
  many: "episodes",
  none: "No episode matches. Try one word: pallet, cold, signal.",
  listen: "Listen",
  transcript: {
    station: "Transcript",
    headline: "What was said.",
    note: "Shortened for reading.",
    asks: company.name,
    ahead: "See it on this site",
    episode: "Episode",
    all: "All episodes",
  },
  picture: "podcasts",
  closing: {
    headline: "Which question comes next?",
    text: "Tell us what you would ask a planner, an operator or an integrator.",
    action: { label: "Send a question", to: "/contact" },
    related: [
      { label: "Blogs", note: "Notes from the floor", to: "/blogs" },
      { label: "Reports", note: "Longer reading", to: "/reports" },
      { label: "Events", note: "See them move", to: "/events" },
    ],
  },
} as const satisfies Words;
