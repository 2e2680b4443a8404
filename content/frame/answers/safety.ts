import { company } from "../../company/company.ts";
import { promise } from "../../forms/promise.ts";
import type { Answer } from "./answer.ts";

/** Words around the drawing of stopping distances. */
export const stopping = {
  heading: "From the scanner's signal to standstill",
  alt: (vehicle: string) => `${vehicle} from its side`,
  note: (braking: string, vehicle: string) =>
    `To the scale of the ${vehicle}: full speed of the product table, braking at ${braking}, at any load up to the payload. A figure to plan with. The protective field is longer, by the scanner's reaction and a margin; commissioning measures it with the heaviest load (ISO 3691-4).`,
} as const;

/** Who declares what. Standards are named by number; the site's own duties are said as plainly as ours. */
export const safety: Answer = {
  path: "/safety",
  drawn: "stops",
  chapters: [
    {
      id: "conformity",
      station: "Conformity",
      headline: "Who declares what.",
      parts: [
        {
          heading: "The vehicle",
          text: [
            `${company.name} is its manufacturer: we assess its risks, mark it CE and sign its EU declaration of conformity. The certificate and the manual come with each vehicle, and on request with the offer.`,
          ],
          table: {
            columns: ["Rule", "What it covers"],
            rows: [
              ["2006/42/EC", "Machinery Directive, for vehicles placed on the market before 20 January 2027"],
              ["(EU) 2023/1230", "Machinery Regulation, from that day on"],
              ["2014/30/EU, 2014/53/EU", "Electromagnetic compatibility; radio, for the vehicle's Wi-Fi"],
              ["ISO 3691-4", "Driverless industrial trucks: braking, personnel detection, modes, zones"],
              ["ISO 13849-1", "Performance levels of the control functions that keep people safe"],
              ["EN 1175", "Electrical requirements of industrial trucks, and of their batteries"],
            ],
          },
        },
        {
          heading: "The fleet on your floor",
          text: [
            "Whoever commissions the vehicles on the site does the risk assessment of the whole: routes, zones, handovers, doors, people. Where vehicles, conveyors and software are linked into one system, somebody also declares that system. Your contract names who: you, an integrator, or us.",
          ],
        },
        {
          heading: "Outside the European Union",
          text: [
            "ISO 3691-4 is the common base. Where ANSI/ITSDF B56.5 or ANSI/RIA R15.08 apply, tell us with your enquiry: the assessment for them is part of the project.",
          ],
        },
      ],
    },
    {
      id: "on-the-vehicle",
      station: "On the vehicle",
      headline: "What stops it.",
      parts: [
        {
          heading: "Personnel detection",
          text: [
            "Scanners on the vehicle watch the path. At any speed and load, it stops inside the scanners' protective field. The manual states the performance level of each safety function (ISO 13849-1).",
          ],
        },
        {
          heading: "Emergency stop",
          text: [
            "Buttons on the vehicle stop it at once. It never restarts by itself afterwards: a person looks, and releases it.",
          ],
        },
        {
          heading: "Not in the software",
          text: [
            "The Fleet Manager is not part of the safety system. If the network fails, vehicles still see, brake and stop.",
          ],
        },
        {
          heading: "Noise",
          text: [
            "The manual states the emission sound pressure level, measured by EN 12053. Warning signals and their loudness are set on site, so that people hear them over the machines around.",
          ],
        },
      ],
    },
    {
      id: "site",
      station: "On your site",
      headline: "What stays with the operator.",
      parts: [
        {
          heading: "Before the start",
          checks: [
            "Operating zones prepared and marked, as annex A of ISO 3691-4 requires",
            "Clearances along routes kept free: where a person could be caught, speed or access is limited",
            "A risk assessment of the site, with the people who work there",
            "A named person who may release a vehicle after an emergency stop",
          ],
        },
        {
          heading: "Every day",
          checks: [
            "Routes and escape paths stay free of goods",
            "People who share the floor are instructed, visitors and contractors too",
            "Stop functions are checked at the intervals that the manual names",
            "Changes of layout go through the risk assessment again",
          ],
        },
        {
          heading: "What this site can't say",
          text: [
            "No page, drawing or answer of the planner says that a layout is safe. They show whether a vehicle fits; safety is shown on the floor.",
          ],
        },
      ],
    },
  ],
  closing: {
    headline: "Need the certificates?",
    text: `Name the vehicle and the country: we send declaration, manual and the list of standards. ${promise.short}`,
    action: { label: "Ask for certificates", to: "/contact?about=safety" },
    related: [
      { label: "Is the floor ready?", note: "A checklist to print", to: "/reports#floor" },
      { label: "Vehicles, with every dimension", note: "MAG overview", to: "/products/Mag" },
      { label: "Service and inspections", note: "Service", to: "/service" },
    ],
  },
};
