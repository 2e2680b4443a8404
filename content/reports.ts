import { promise } from "./promise.ts";

/** A part of a report: paragraphs, then a list to tick or a table. */
export type ReportSection = {
  readonly heading: string;
  readonly text?: readonly string[];
  readonly checks?: readonly string[];
  readonly link?: { readonly label: string; readonly to: string };
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
};

export type Report = {
  /** Also its place on the page: /reports#id. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** ISO date. */
  readonly published: string;
  readonly sections: readonly ReportSection[];
};

export const reports = [
  {
    id: "sizing",
    title: "Sizing a fleet for its peak hour",
    summary: "One formula, three inputs, and the mistakes that each of them invites.",
    published: "2026-06-30",
    sections: [
      {
        heading: "The formula",
        text: [
          "Fleet size = missions per hour × cycle time in hours ÷ utilisation. Round up to whole vehicles.",
          "A mission is one transport from pick-up to set-down. Its cycle time runs from the order until the vehicle is free again, including the empty trip to the pick-up.",
        ],
        link: { label: "How the planner computes the same over your floor", to: "/planner/method" },
      },
      {
        heading: "An example",
        text: ["A cycle of 6 minutes (0.1 hours) and a utilisation of 80%:"],
        table: {
          columns: ["Missions per hour", "Calculated", "Vehicles"],
          rows: [
            ["20", "2.5", "3"],
            ["40", "5.0", "5"],
            ["60", "7.5", "8"],
            ["80", "10.0", "10"],
          ],
        },
      },
      {
        heading: "Common mistakes",
        text: [
          "Using the average. The peak hour runs at 1.5 to 2.5 times the average, and it is the peak that blocks the dock.",
          "Forgetting the battery. Run times on datasheets assume controlled conditions; at 0 °C lithium iron phosphate loses some 15 to 25% of its capacity. Charging between orders has to fit into utilisation.",
          "Assuming 100%. Vehicles wait at crossings, doors and handovers. What remains for missions is utilisation. Measure it; don't assume it.",
        ],
      },
    ],
  },
  {
    id: "floor",
    title: "Is the floor ready?",
    summary:
      "What to measure, mark and agree before the first vehicle arrives. Print it, and walk the route with it.",
    published: "2026-10-20",
    sections: [
      {
        heading: "Measure",
        checks: [
          "Aisles, one way: about 1.8 to 2.5 m for pallet-truck vehicles",
          "Aisles, both ways: 2.5 to 3.0 m; counterbalanced vehicles 3.7 to 4.0 m",
          "Doorways: clear width and height, with the load on",
          "Floor gaps, sills and drains on the route",
          "Gradients, at their steepest metre",
          "Heights of conveyors at each handover",
        ],
      },
      {
        heading: "Know the loads",
        checks: [
          "Pallets: open or closed, EUR (1200 × 800 × 144 mm, 20 to 24 kg) or another kind",
          "Weight of the heaviest load, against the payload of the vehicle",
          "Overhang, film tails and labels at the pick-up side",
          "Feet and clearances of trolleys and racks",
        ],
      },
      {
        heading: "Mark",
        checks: [
          "Operating zones, as annex A of ISO 3691-4 requires",
          "Crossings with people: lines, light, a place to wait",
          "One-way lanes, speed limits, no-go zones",
          "Charging places, out of the way but close to the route",
        ],
      },
      {
        heading: "Agree",
        checks: [
          "Who does the risk assessment: the party that commissions the system",
          "Who releases a vehicle after an emergency stop; it never starts again by itself",
          "Which system owns the stock, and where orders come from",
          "What happens when a place is blocked, at night or on a Sunday",
        ],
      },
    ],
  },
  {
    id: "interfaces",
    title: "Which message goes where",
    summary: "How an order gets from ERP to wheel, message by message.",
    published: "2026-03-31",
    sections: [
      {
        heading: "The usual path",
        text: [
          "The ERP knows what was sold, the WMS where it is stored, the WES or WCS what happens next. The fleet manager knows which vehicle goes, and the vehicle knows what is in its path.",
          "Each system answers one question and passes the next one down.",
        ],
      },
      {
        heading: "Six topics of VDA 5050",
        text: ["The open interface between fleet control and vehicles: MQTT, with JSON messages."],
        table: {
          columns: ["Topic", "From", "Says"],
          rows: [
            ["order", "Fleet control", "Where to go, along which nodes and edges"],
            ["instantActions", "Fleet control", "What to do now: pause, cancel, sound"],
            ["state", "Vehicle", "Position, battery, load, errors, progress"],
            ["visualization", "Vehicle", "Position for a map, more often than state"],
            ["connection", "Vehicle, broker", "Online, or lost: announced by MQTT's last will"],
            ["factsheet", "Vehicle", "Size, load and kinematics"],
          ],
        },
      },
      {
        heading: "What stays outside",
        text: [
          "Doors, gates and lifts are controlled outside the standard. So is safety: personnel detection and the emergency stop are on the vehicle, whatever a message says.",
          "Version 3 adds zones and the sharing of planned paths. Plan for it, and buy what works today.",
        ],
      },
    ],
  },
] as const satisfies readonly Report[];

/** Words of the page. */
export const reportsWords = {
  contents: "Three reports",
  published: "Published",
  picture: "reports",
  closing: {
    headline: "Shall we work it out together?",
    text: `Send us missions per hour, distances and shifts. ${promise.full}`,
    action: { label: "Talk to an engineer", to: "/contact?about=reports" },
    related: [
      { label: "Product documentation", note: "Datasheets and guides", to: "/product-documentation" },
      { label: "Case studies", note: "What was hard, and what it took", to: "/case-studies" },
      { label: "Blogs", note: "Notes from the floor", to: "/blogs" },
    ],
  },
} as const;
