import { promise } from "../forms/promise.ts";
import type { Words } from "../posts/internal-link.ts";
import { vehicleCount } from "../wording/counts.ts";
import { answerLinks } from "./answers/answer.ts";

/** Words of the search over the whole site. */
export const searchWords = {
  label: "Search this site",
  station: "Results",
  late: { words: "The search does not answer at the moment.", again: "Try again" },
  best: (shown: number, count: number) =>
    `The best ${shown} of ${count}. Add a word to find fewer pages: each has to have all words.`,
  none: {
    station: "Nothing found",
    help: "Try one word instead of several, or a word that these pages use:",
    words: ["pallet", "charging", "aisle", "conveyor", "fleet size", "VDA 5050"],
    ask: { label: "Ask an engineer", to: "/contact" },
    answered: promise.short,
  },
  start: { station: "Often looked for" },
  ways: [
    {
      label: `The ${vehicleCount} vehicles side by side`,
      note: "Payload, speed, lift, run time",
      to: "/products/Mag",
    },
    { label: "Datasheets and guides", note: "Every figure, with its unit", to: "/product-documentation" },
    { label: "Planner", note: "Which vehicle fits, and how many", to: "/planner" },
    { label: "Case studies", note: "Modelled floors, hour by hour", to: "/case-studies" },
    { label: "SyncOS", note: "From order to mission", to: "/products/syncos" },
    ...answerLinks,
    { label: "People to talk to", note: "Sales, support, partners", to: "/contact" },
  ],
} as const satisfies Words;

/** The outcome of a search, in words. */
export function searchOutcome(query: string, { count, partly }: { count: number; partly: boolean }) {
  if (!query) return "";
  if (count === 0) return `No page matches “${query}”`;
  const pages = `${count} ${count === 1 ? "page" : "pages"}`;
  if (partly)
    return `No page holds all of “${query}”; ${pages} ${count === 1 ? "holds" : "hold"} a part of it`;
  return `${pages} ${count === 1 ? "matches" : "match"} “${query}”`;
}
