import { promise } from "../forms/promise.ts";
import type { InternalLink, Words } from "../posts/internal-link.ts";
import { allCaseStudies } from "../wording/counts.ts";
import { company } from "./company.ts";

export type FleetEvent<To extends string = string> = {
  /** Also the name of its calendar file. */
  readonly id: string;
  readonly kind: "Open day" | "Online session" | "Fair";
  readonly title: string;
  /** ISO date and time with the offset of the place. */
  readonly start: string;
  readonly end: string;
  /** What the place calls its time: "IST". */
  readonly zone: string;
  readonly place: string;
  readonly online: boolean;
  /** What to expect. */
  readonly text: string;
  /** The text after the event: what was seen there. */
  readonly afterwards: string;
  /** What to read or try, before it as after it. */
  readonly see: { readonly label: string; readonly to: To };
};

/** In order of time. An event is past once its `end` is. */
export const events = [
  {
    id: "open-day-june-2026",
    kind: "Open day",
    title: "The whole line on one floor",
    start: "2026-06-16T10:00:00+05:30",
    end: "2026-06-16T16:00:00+05:30",
    zone: "IST",
    place: `Test floor, ${company.place.city}, ${company.place.country}`,
    online: false,
    text: "Call a vehicle from a button, block an aisle with a pallet, and watch how the plan changes.",
    afterwards:
      "Visitors called vehicles from a button, blocked aisles with pallets and watched how the plan changed.",
    see: { label: "Block an aisle yourself, on a simulated floor", to: "/planner/play" },
  },
  {
    id: "vda-5050-session",
    kind: "Online session",
    title: "VDA 5050 in one hour",
    start: "2026-10-06T14:00:00+05:30",
    end: "2026-10-06T15:00:00+05:30",
    zone: "IST",
    place: "Online",
    online: true,
    text: "Six message topics, what each is for, and what the standard leaves to those who plan the site.",
    afterwards:
      "An order on its way through six message topics, and what the standard leaves to the people who plan the site.",
    see: { label: "The messages that were shown", to: "/vda-5050" },
  },
  {
    id: "peak-hour-session",
    kind: "Online session",
    title: "Sizing for the peak hour",
    start: "2026-12-10T14:00:00+05:30",
    end: "2026-12-10T15:00:00+05:30",
    zone: "IST",
    place: "Online",
    online: true,
    text: "Bring your missions per hour. We size three fleets live, with the assumptions on the table.",
    afterwards: "Three fleets, sized live from their missions per hour, with the assumptions on the table.",
    see: { label: "Count your missions first, in the planner", to: "/planner" },
  },
  {
    id: "open-day-january-2027",
    kind: "Open day",
    title: "A day at the handover",
    start: "2027-01-28T10:00:00+05:30",
    end: "2027-01-28T16:00:00+05:30",
    zone: "IST",
    place: `Test floor, ${company.place.city}, ${company.place.country}`,
    online: false,
    text: "Conveyor vehicles, fixed conveyors and the signals between them. Every handover can be stopped and looked at.",
    afterwards:
      "Conveyor vehicles, fixed conveyors and the signals between them, each handover stopped and looked at.",
    see: { label: "Read first: handovers, signal by signal", to: "/reports#handovers" },
  },
  {
    id: "moving-floors-2027",
    kind: "Fair",
    title: "Moving Floors: a stand with a crossing",
    start: "2027-03-09T09:00:00+01:00",
    end: "2027-03-11T18:00:00+01:00",
    zone: "CET",
    place: "Hall 4, Rotterdam, Netherlands",
    online: false,
    text: "A MAG 1400 Fork, a lifter and a tugger share one crossing for three days. Ask who goes first, and why.",
    afterwards:
      "A MAG 1400 Fork, a lifter and a tugger shared one crossing for three days. The most asked: who goes first?",
    see: { label: "Read the transcript: who goes first at a crossing?", to: "/podcasts/who-goes-first" },
  },
] as const satisfies readonly FleetEvent<InternalLink>[];

/** Words of the page. */
export const eventsWords = {
  coming: {
    station: "Coming",
    none: "Nothing is planned at the moment. The next date will appear here and in the news.",
  },
  past: {
    station: "Past",
    samples: "Sample dates: this site is an example, and its events are invented.",
  },
  calendar: "Add to calendar",
  register: "Register",
  picture: "events",
  closing: {
    headline: "Can't make these dates?",
    text: `Suggest another one, and say what you would like to see. ${promise.short}`,
    action: { label: "Suggest a date", to: "/contact?about=events" },
    related: [
      { label: "News", note: "Releases, in short", to: "/news" },
      { label: "Podcasts", note: "One question at a time", to: "/podcasts" },
      { label: "Case studies", note: allCaseStudies.label, to: "/case-studies" },
    ],
  },
} as const satisfies Words;
