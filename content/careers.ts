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
      "You put fleets to work: you draw the map, teach the stations, and stay until the first shift has run without you.",
    does: [
      "Draw lanes, one-way aisles, speed limits and shared zones with the people who work there",
      "Connect stations by PLC signal, OPC UA or call button, and test each handshake",
      "Go through the risk assessment with whoever commissions the system",
    ],
    brings: [
      "A trade or a degree in mechatronics, controls or logistics",
      "Patience at three in the morning, and clear words at eight",
      "A licence to drive a forklift, or the wish to get one",
    ],
  },
  {
    id: "fleet-software-engineer",
    title: "Fleet software engineer",
    team: "SyncOS",
    place: company.place.city,
    posted: "2026-10-19",
    summary:
      "You work on the part that decides: which vehicle takes an order, which way it goes, and who waits at a crossing.",
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
    headline: "Five places, all near a vehicle.",
    does: "What you do",
    brings: "What you bring",
    apply: "Apply for this role",
  },
  work: {
    station: "How we work",
    headline: "Everybody stands on the floor.",
    items: [
      {
        title: "Two weeks a year on site",
        text: "Whoever designs, codes or sells goes where the vehicles work, and carries the list of what did not.",
      },
      {
        title: "Stop means stop",
        text: "Anybody may stop a test, and nobody is asked to hurry after it. The vehicles work by the same rule.",
      },
      {
        title: "Write it down",
        text: "Decisions are a page long and kept, the reversed ones too. You can read why before you ask who.",
      },
    ],
  },
  steps: {
    station: "How to apply",
    heading: "Four steps, and an answer at each",
    items: [
      {
        title: "Write",
        text: "An email with what you have built, fixed or run. A letter is not needed, a drawing is welcome.",
      },
      { title: "Talk", text: "A call with the person you would work with. You ask as much as we do." },
      { title: "Stand", text: "A day on the test floor with the team. It is paid." },
      { title: "Decide", text: "An offer or a no, with the reason, within the week." },
    ],
  },
  closing: {
    headline: "Your role is not here?",
    text: "Write anyway, and say which part of a moving pallet you would like to be responsible for.",
    action: "Write to us",
    related: [
      { label: "About us", note: "What we build, and how", to: "/about-us" },
      { label: "News", note: "Releases, in short", to: "/news" },
      { label: "Case studies", note: "Where the vehicles work", to: "/case-studies" },
    ],
  },
} as const;
