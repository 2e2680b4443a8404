import type { Words } from "../posts/internal-link.ts";
import { company } from "./company.ts";

export type Role = {
  readonly id: string;
  readonly title: string;
  readonly team: string;
  readonly place: string;
  /** ISO date. */
  readonly posted: string;
  readonly summary: string;
  readonly does: readonly string[];
  readonly brings: readonly string[];
};

export const roles = [
  {
    id: "commissioning-engineer",
    title: "Commissioning engineer",
    team: "Projects",
    place: `${company.place.city}, with weeks on site`,
    posted: "2026-11-02",
    summary:
      "You bring fleets into operation: you draw the map, set up the stations and stay until the first shift has run without you.",
    does: [
      "Draw lanes, one-way aisles, speed limits and shared zones with the people who work there",
      "Connect stations by PLC signal, OPC UA or call button, and test each handshake",
      "Go through the risk assessment with the commissioning party",
    ],
    brings: [
      "A trade or a degree in mechatronics, controls or logistics",
      "Patience at three in the morning, and clear words at eight",
      "A licence to drive a forklift, or the will to get one",
    ],
  },
  {
    id: "fleet-software-engineer",
    title: "Fleet software engineer",
    team: "SyncOS",
    place: company.place.city,
    posted: "2026-10-19",
    summary:
      "You work on the part that decides: which vehicle takes an order, which route it takes, and which one waits at a crossing.",
    does: [
      "Improve task assignment: position, battery, workload, priority",
      "Find deadlocks in the log of a real site, and make them impossible",
      "Write simulations that a planner can read",
    ],
    brings: [
      "Sound knowledge of graphs, queues and time",
      "Code that others like to change",
      "Interest in what happens when the network does not",
    ],
  },
  {
    id: "integration-engineer",
    title: "Integration engineer",
    team: "SyncOS",
    place: `${company.place.city}, some days from home`,
    posted: "2026-10-05",
    summary: "You connect what a plant already has: ERP, WMS, MES, PLCs, doors and lifts.",
    does: [
      "Map a customer's orders to missions, by REST or MQTT",
      "Read and write OPC UA tags, and say what happens when one is late",
      "Write the interface description that both sides sign",
    ],
    brings: [
      "Experience with industrial interfaces, on either side of them",
      "Plain writing",
      "Calm when two vendors each say it is the other one",
    ],
  },
  {
    id: "vehicle-design-engineer",
    title: "Mechanical design engineer, vehicles",
    team: "MAG",
    place: company.place.city,
    posted: "2026-09-21",
    summary:
      "You design masts, lift plates and roller decks, and you are there when they are loaded for the first time.",
    does: [
      "Take a part from sketch to series, with its tolerances",
      "Measure on the test floor what the calculation said",
      "Make it possible to change a scanner in the field",
    ],
    brings: [
      "A degree in mechanical engineering, or the drawings to show instead",
      "Experience with loads that could fall on somebody",
      "Respect for the person who services it",
    ],
  },
  {
    id: "service-technician",
    title: "Service technician",
    team: "Service",
    place: `${company.place.city}, with travel`,
    posted: "2026-09-07",
    summary:
      "You keep fleets running: inspections, batteries, scanners and tape, and the call at the end of a shift.",
    does: [
      "Inspect vehicles on site and write down what you find",
      "Read the Fleet Manager's log before you pick up a tool",
      "Train service partners on the vehicles they look after",
    ],
    brings: [
      "A trade in electrics, mechatronics or vehicles",
      "Careful hands around batteries",
      "English, and one language of the plants you visit",
    ],
  },
] as const satisfies readonly Role[];

/** Words of the page. */
export const careersWords = {
  picture: "careers",
  roles: {
    station: "Open roles",
    does: "What you do",
    brings: "What you bring",
    apply: "Apply for this role",
  },
  steps: {
    station: "How to apply",
    heading: "From first email to offer",
    items: [
      {
        title: "Write",
        text: "An email with what you have built, repaired or run. No cover letter needed; drawings are welcome.",
      },
      { title: "Talk", text: "A call with the person you would work with. You ask as much as we do." },
      { title: "Visit", text: "A day on the test floor with the team." },
      { title: "Decide", text: "You get an offer, or a no with its reasons." },
    ],
  },
  closing: {
    headline: "Don't see your role?",
    text: "Write anyway, and tell us which part of the work you would like to own.",
    action: "Write to us",
    related: [
      { label: "About us", note: "What we build, and how", to: "/about-us" },
      { label: "News", note: "Releases, in short", to: "/news" },
      { label: "Case studies", note: "Floors, worked out with the planner", to: "/case-studies" },
    ],
  },
} as const satisfies Words;
