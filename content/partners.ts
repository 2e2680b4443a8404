import type { Customer } from "./customers.ts";
import type { PictureName } from "./pictures.ts";

/** A kind of commercial partner, as the accordion tells it. */
export type PartnerType = {
  readonly title: string;
  readonly content: string;
  readonly keyPoints?: readonly string[];
  readonly image: PictureName;
};

/** Invented partners, drawn like the customers' marks. */
export const partnerMarks = [
  {
    name: "Halvorsen Lift",
    id: "halvorsen",
    weight: 620,
    width: 88,
    tracking: -0.02,
  },
  { name: "NORDKAI", id: "nordkai", weight: 760, width: 112, tracking: 0.06 },
  {
    name: "Pallsmith",
    id: "pallsmith",
    weight: 560,
    width: 96,
    tracking: -0.03,
  },
  { name: "tamberlane", id: "tamberlane", weight: 480, width: 120, tracking: -0.04 },
  { name: "Orrin & Vale", id: "orrin", weight: 440, width: 84, tracking: -0.01 },
  { name: "TOVRA FLOW", id: "tovra", weight: 820, width: 64, tracking: 0.04 },
  { name: "Veldhoek", id: "veldhoek", weight: 700, width: 104, tracking: -0.03 },
  {
    name: "Sumire Systems",
    id: "sumire",
    weight: 520,
    width: 78,
    tracking: 0,
  },
] as const satisfies readonly Customer[];

/** Tabs of the three pages, in their order. */
export const partnerTabs = [
  { label: "Partner with MAG", path: "/partner-with-us" },
  { label: "Integrate with us", path: "/tech-partner" },
  { label: "Sell our solutions", path: "/our-solution" },
] as const;

export const partnerTypes = [
  {
    title: "Dealers",
    content:
      "Sell and rent MAG vehicles in a region that they know, beside the trucks that they sell today. They answer first, and we stand behind them with sizing and drawings.",
    keyPoints: [
      "A region with customers who call you already",
      "A demonstration vehicle and somebody who can drive a demo",
      "First-line service, with parts from us",
    ],
    image: "fork",
  },
  {
    title: "System integrators",
    content:
      "Plan whole halls: storage, conveyors, software and the fleet between them. They bring the project, we bring vehicles that meet the fixed equipment at its height and its interface.",
    keyPoints: [
      "Layouts checked for aisle widths, gradients and crossings",
      "VDA 5050 over MQTT between fleet control and vehicles",
      "One contact through commissioning",
    ],
    image: "case-4",
  },
  {
    title: "Consultants",
    content:
      "Advise operators before anything is bought. They get the method that we size fleets with, the figures of all six vehicles, and an engineer who says no where a forklift is the better choice.",
    keyPoints: [
      "Sizing for the peak hour, with its assumptions written down",
      "Datasheets, drawings and interface descriptions for the file",
    ],
    image: "blog-2",
  },
  {
    title: "Service partners",
    content:
      "Keep fleets running: inspections, batteries, scanners, tape. They are trained on the vehicles and see what the Fleet Manager sees.",
    image: "blog-6",
  },
] as const satisfies readonly PartnerType[];

type Reason = { readonly title: string; readonly text: string };

export const commercialPartner = {
  picture: "partners",
  logos: {
    station: "Partners",
    heading: "Our Commercial Partners",
    headline: "Eight who know their floors.",
  },
  types: { station: "Types", heading: "Types of Commercial Partners" },
  why: {
    station: "Reasons",
    heading: "Why become a commercial partner",
    reasons: [
      {
        title: "Six vehicles, one answer",
        text: "Pallets, carts, racks and conveyors: payloads from 1000 to 1500 kg and lift heights to 3000 mm are one line, on one map, in one offer.",
      },
      {
        title: "An interface, not a wall",
        text: "The fleet speaks VDA 5050 and the Integrator speaks REST, MQTT and OPC UA. What your customer runs today stays.",
      },
      {
        title: "Engineers on your side",
        text: "Sizing, layout and risk assessment are prepared with you. Whoever commissions the system does the assessment, and we bring the vehicle's part of it.",
      },
      {
        title: "Training before selling",
        text: "Sales, planning and service each have a course, on real vehicles, before the first offer goes out.",
      },
    ] satisfies readonly Reason[],
  },
  form: {
    station: "Enquiry",
    headline: "Which floors do you know?",
    text: "Tell us your region, your industries and what you sell today. The person who runs our partner programme answers.",
    related: [
      { label: "Six vehicles side by side", note: "What you would offer", to: "/products/Mag" },
      { label: "Datasheets and guides", note: "Product documentation", to: "/product-documentation" },
      { label: "Six sites, before and after", note: "Case studies", to: "/case-studies" },
    ],
  },
} as const;

export const techPartner = {
  picture: "blog-7",
  interfaces: {
    station: "Interfaces",
    heading: "Four ways in",
    columns: ["Interface", "What travels on it", "Who speaks first"],
    rows: [
      {
        name: "REST",
        what: "Transport orders, their state, stock places",
        who: "Your system asks, the Integrator answers",
      },
      {
        name: "MQTT",
        what: "Events of the fleet, calls from stations",
        who: "Either side publishes",
      },
      {
        name: "OPC UA",
        what: "Signals of PLCs: station ready, load present, door open",
        who: "The Integrator reads and writes tags",
      },
      {
        name: "VDA 5050",
        what: "order, instantActions, state, visualization, connection, factsheet",
        who: "Fleet control sends orders, vehicles report their state",
      },
    ],
  },
  steps: {
    station: "Steps",
    heading: "From a document to a handshake",
    items: [
      {
        title: "Read",
        text: "You get the interface description and a fleet that runs without hardware: vehicles as messages, on a map of your own.",
      },
      {
        title: "Connect",
        text: "Your software sends its first order to the simulated fleet and reads the states that come back.",
      },
      {
        title: "Fail on purpose",
        text: "A lost connection is announced by MQTT's last will, a refused order says why, an emergency stop stays a stop. We go through each case together.",
      },
      {
        title: "Meet a vehicle",
        text: "The same order, on our test floor, with a real handover at equal height.",
      },
    ],
  },
  note: {
    heading: "What stays outside",
    text: "Doors, gates and lifts are not part of VDA 5050; the Integrator takes them on. And a fleet manager is not part of the safety system: personnel detection and the emergency stop stay on the vehicle.",
  },
  form: {
    station: "Enquiry",
    headline: "What should it talk to?",
    text: "Name your product and the interface that it has. An integration engineer answers.",
    related: [
      { label: "How signals become missions", note: "SyncOS Integrator", to: "/products/integrator" },
      { label: "Who says what to whom", note: "Report", to: "/reports#interfaces" },
      { label: "Interface descriptions", note: "Product documentation", to: "/product-documentation" },
    ],
  },
} as const;

export const ourSolution = {
  picture: "syncos",
  shares: {
    station: "Who brings what",
    ours: {
      heading: "We bring",
      items: [
        "The vehicles, with datasheets and drawings",
        "SyncOS, installed and updated",
        "Fleet sizing for the peak hour",
        "Layout of lanes, charging places and crossings",
        "Training for sales and service",
        "Spare parts and second-line support",
      ],
    },
    yours: {
      heading: "You bring",
      items: [
        "The customer, and knowledge of the floor",
        "The offer, in your name",
        "Site work: marking, power, network",
        "First-line service in the region",
      ],
    },
  },
  steps: {
    station: "How a sale runs",
    heading: "From the first visit to handover",
    items: [
      { title: "Visit", text: "You walk the route with the customer and note loads, distances and shifts." },
      { title: "Size", text: "We turn the notes into a fleet size, a drawing and a list of open points." },
      {
        title: "Offer",
        text: "You offer vehicles, software and site work in one paper, with our part at partner terms.",
      },
      {
        title: "Commission",
        text: "Both of us on site. Zones are prepared as ISO 3691-4 asks, then the first route runs.",
      },
      {
        title: "Hand over",
        text: "The customer's people run the fleet. You call in every quarter; we read the log with you.",
      },
    ],
  },
  form: {
    station: "Enquiry",
    headline: "Who should it move for?",
    text: "Tell us about a customer you have in mind. You get a fleet size for the first visit.",
    related: [
      { label: "Six vehicles side by side", note: "The line that you offer", to: "/products/Mag" },
      { label: "How a fleet is sized", note: "Report", to: "/reports#sizing" },
      { label: "Six sites, before and after", note: "Case studies", to: "/case-studies" },
    ],
  },
} as const;
