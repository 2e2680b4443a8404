import { company } from "../company/company.ts";
import type { PictureName } from "../pictures/pictures.ts";
import type { InternalLink } from "./internal-link.ts";

/** An episode of the podcast: one question to one guest. Its transcript is in `transcripts.ts`. */
export type Episode<To extends string = InternalLink> = {
  /** The last part of its address. */
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** The guest, by occupation. */
  readonly guest: string;
  readonly summary: string;
  /** Shows what the episode is about. */
  readonly picture: PictureName;
  /** What is talked about, in order. */
  readonly topics: readonly string[];
  /** The publication date, as 2026-10-27. */
  readonly published: string;
  /** Its length in minutes. */
  readonly minutes: number;
  /** Pages of this site about the guest's topics. */
  readonly ahead: readonly { readonly label: string; readonly note: string; readonly to: To }[];
};

/** Newest first. */
const records = [
  {
    id: "who-goes-first",
    number: 8,
    title: "Who goes first at a crossing?",
    guest: "A fleet software engineer",
    summary: "Shared zones, claims and releases, and why the polite vehicle is not always the fast one.",
    picture: "syncos",
    topics: ["Exclusive places", "Deadlocks and how they dissolve", "Right of way for people"],
    published: "2026-10-27",
    minutes: 24,
    ahead: [
      {
        label: "A floor where it happens",
        note: "Vehicles claim, wait and release; close an aisle and watch",
        to: "/planner/play",
      },
      { label: "Fleet Manager", note: "What gives the crossing away", to: "/products/fleet-manager" },
    ],
  },
  {
    id: "what-a-dock-door-knows",
    number: 7,
    title: "What a dock door knows",
    guest: "A warehouse manager",
    summary: "Staging in the sequence of the truck, told by somebody who used to do it with chalk.",
    picture: "industry-distribution",
    topics: ["Loading lists", "Buffers", "The hour before the truck"],
    published: "2026-09-29",
    minutes: 21,
    ahead: [
      {
        label: "Inbound and outbound",
        note: "Staging in loading order, on a plan",
        to: "/use-cases/inbound-and-outbound",
      },
      {
        label: "From the dock to the rack",
        note: "A case study with its modelled week",
        to: "/case-study/dock-to-rack",
      },
    ],
  },
  {
    id: "the-pallet-that-is-not-one",
    number: 6,
    title: "The pallet that is not one",
    guest: "A load engineer",
    summary: "Open, closed, broken, odd: what forks find when they arrive, and who should have told them.",
    picture: "blog-4",
    topics: ["EUR pallets, 1200 × 800 × 144 mm", "Pick-up positions", "Checks before the rack"],
    published: "2026-08-25",
    minutes: 26,
    ahead: [
      { label: "Compare the vehicles", note: "Which of them takes which pallet", to: "/products/compare" },
      { label: "End of line", note: "From the wrapper to staging", to: "/use-cases/solution-end-of-line" },
    ],
  },
  {
    id: "cold",
    number: 5,
    title: "Cold",
    guest: "A cold-store planner",
    summary: "Batteries at 0 °C, doors that cost air, and drivers who would rather not.",
    picture: "blog-6",
    topics: ["Lithium iron phosphate", "Charging outside the cold", "Doors, one vehicle at a time"],
    published: "2026-07-28",
    minutes: 19,
    ahead: [
      {
        label: "Automated storage",
        note: "Handing over at a transfer point",
        to: "/use-cases/automated-storage",
      },
      { label: "Service", note: "What we look after, and how often", to: "/service" },
    ],
  },
  {
    id: "a-milk-run-without-milk",
    number: 4,
    title: "A milk run without milk",
    guest: "A line-side planner",
    summary: "Loops, carts and sequence: how parts reach a line that holds an hour of them.",
    picture: "magazine",
    topics: ["Tuggers and tape", "Call buttons", "Empties on the way back"],
    published: "2026-06-30",
    minutes: 23,
    ahead: [
      {
        label: "Automated material flow",
        note: "Loops and calls on a floor plan",
        to: "/use-cases/automated-material",
      },
      {
        label: "A milk run at the line",
        note: "A case study with its modelled week",
        to: "/case-study/line-side-milk-run",
      },
    ],
  },
  {
    id: "signals-tags-and-one-lamp",
    number: 3,
    title: "Signals, tags and one lamp",
    guest: "A controls engineer",
    summary: "How a line calls a vehicle: PLCs, OPC UA and the lamp that everybody looks at anyway.",
    picture: "blog-7",
    topics: ["Handshakes", "What happens when a signal is late", "Testing without a vehicle"],
    published: "2026-05-26",
    minutes: 28,
    ahead: [
      { label: "Integrator", note: "Signals in, missions out", to: "/products/integrator" },
      { label: "Interfaces", note: "Calls and topics, with an example of each", to: "/interfaces" },
    ],
  },
  {
    id: "the-risk-is-ours",
    number: 2,
    title: "The risk is ours",
    guest: "A safety engineer",
    summary:
      "Who does the risk assessment, what ISO 3691-4 requires of a floor, and what software must never do.",
    picture: "blog-3",
    topics: ["Operating zones", "Emergency stop and restart", "Personnel detection stays on the vehicle"],
    published: "2026-04-28",
    minutes: 31,
    ahead: [
      { label: "Safety", note: "Zones, detection and who declares what", to: "/safety" },
      { label: "Reports", note: "Preparing a floor, as a checklist", to: "/reports" },
    ],
  },
  {
    id: "how-many",
    number: 1,
    title: "How many?",
    guest: "A fleet planner",
    summary: "The first question of every project, and the two that have to be asked before it.",
    picture: "blog-2",
    topics: ["Missions per hour", "Cycle time", "Utilisation"],
    published: "2026-03-31",
    minutes: 18,
    ahead: [
      { label: "The planner", note: "Your missions, your floor, a fleet size", to: "/planner" },
      { label: "How it counts", note: "Formulas and planning values, with sources", to: "/planner/method" },
    ],
  },
] as const satisfies readonly Episode<string>[];

export type EpisodeId = (typeof records)[number]["id"];

export const episodes: readonly Episode[] = records;

/** The address of an episode on the external podcast site. */
export const listenAt = ({ id }: Pick<Episode, "id">) => `${company.podcastUrl}/${id}`;
