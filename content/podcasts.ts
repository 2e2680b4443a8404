import { company } from "./company.ts";

export type Episode = {
  readonly number: number;
  readonly title: string;
  /** Who is asked, by what they do. */
  readonly guest: string;
  readonly summary: string;
  /** The day it came out, as 2026-10-27. */
  readonly published: string;
  /** How long it is, in minutes. */
  readonly minutes: number;
  /** What is talked about, in order. */
  readonly topics: readonly string[];
  /** On the external podcast site. */
  readonly link: string;
};

/** Newest first. */
export const episodes: readonly Episode[] = [
  episode(
    8,
    "Who goes first at a crossing?",
    "who-goes-first",
    "A fleet software engineer",
    "Shared zones, claims and releases, and why the polite vehicle is not always the fast one.",
    ["Exclusive places", "Deadlocks and how they dissolve", "Right of way for people"],
    "2026-10-27",
    24,
  ),
  episode(
    7,
    "What a dock door knows",
    "what-a-dock-door-knows",
    "A warehouse manager",
    "Staging in the sequence of the truck, told by somebody who used to do it with chalk.",
    ["Loading lists", "Buffers", "The hour before the truck"],
    "2026-09-29",
    21,
  ),
  episode(
    6,
    "The pallet that is not one",
    "the-pallet-that-is-not-one",
    "A load engineer",
    "Open, closed, broken, odd: what forks find when they arrive, and who should have told them.",
    ["EUR pallets, 1200 × 800 × 144 mm", "Pick-up positions", "Checks before the rack"],
    "2026-08-25",
    26,
  ),
  episode(
    5,
    "Cold",
    "cold",
    "A cold-store planner",
    "Batteries at 0 °C, doors that cost air, and drivers who would rather not.",
    ["Lithium iron phosphate", "Charging outside the cold", "Doors, one vehicle at a time"],
    "2026-07-28",
    19,
  ),
  episode(
    4,
    "A milk run without milk",
    "a-milk-run-without-milk",
    "A line-side planner",
    "Loops, carts and sequence: how parts reach a line that holds an hour of them.",
    ["Tuggers and tape", "Call buttons", "Empties on the way back"],
    "2026-06-30",
    23,
  ),
  episode(
    3,
    "Signals, tags and one lamp",
    "signals-tags-and-one-lamp",
    "A controls engineer",
    "PLCs, OPC UA and the lamp that everybody looks at anyway.",
    ["Handshakes", "What happens when a signal is late", "Testing without a vehicle"],
    "2026-05-26",
    28,
  ),
  episode(
    2,
    "The risk is ours",
    "the-risk-is-ours",
    "A safety engineer",
    "Who does the risk assessment, what ISO 3691-4 requires of a floor, and what software must never do.",
    ["Operating zones", "Emergency stop and restart", "Personnel detection stays on the vehicle"],
    "2026-04-28",
    31,
  ),
  episode(
    1,
    "How many?",
    "how-many",
    "A fleet planner",
    "The first question of every project, and the two that have to be asked before it.",
    ["Missions per hour", "Cycle time", "Utilisation"],
    "2026-03-31",
    18,
  ),
];

/** Words of the page. */
export const podcastsWords = {
  station: "Episodes",
  search: "Search the episodes",
  one: "episode",
  many: "episodes",
  none: "No episode matches. Try one word: pallet, cold, signal.",
  listen: "Listen",
  read: "Read the transcript",
  asks: company.name,
  picture: "podcasts",
  closing: {
    headline: "Which question comes next?",
    text: "Tell us what you would ask a planner, an operator or an integrator. We find the person.",
    action: { label: "Send a question", to: "/contact" },
    related: [
      { label: "Blogs", note: "Notes from the floor", to: "/blogs" },
      { label: "Reports", note: "Longer reading", to: "/reports" },
      { label: "Events", note: "See them move", to: "/events" },
    ],
  },
} as const;

function episode(
  number: number,
  title: string,
  slug: string,
  guest: string,
  summary: string,
  topics: readonly string[],
  published: string,
  minutes: number,
): Episode {
  return { number, title, guest, summary, topics, published, minutes, link: `${company.podcastUrl}/${slug}` };
}
