import { company } from "../../company/company.ts";
import { promise } from "../../forms/promise.ts";
import { vehicleCount } from "../../wording/counts.ts";
import type { PageRecord } from "../pages.ts";

/** Partners, the company, and the legal pages. */
export const companyPages = [
  {
    path: "/partner-with-us",
    title: "Partner with us",
    description: "Commercial partners bring MAG vehicles and SyncOS to the floors they know.",
    statement: "You know floors. We know fleets.",
    introduction: [
      `Commercial partners know their regions and their industries. We bring ${vehicleCount} vehicles and the software that runs them.`,
    ],
  },
  {
    path: "/tech-partner",
    title: "Integrate with us",
    description: "Connect your software or your machines to SyncOS through REST, MQTT, OPC UA and VDA 5050.",
    statement: "The same interfaces on every site.",
    introduction: [
      "Makers of software and machines connect to SyncOS by REST, MQTT and OPC UA, and to its vehicles by VDA 5050. What you build once works on every site that runs the fleet.",
    ],
  },
  {
    path: "/our-solution",
    title: "Sell our solutions",
    description: "Offer MAG vehicles and SyncOS to your own customers, with sizing and drawings from us.",
    statement: "Sell the fleet in your name.",
    introduction: [
      "Resellers offer the whole range to their customers. We provide sizing, drawings and second-line support; the customer stays yours.",
    ],
  },
  {
    path: "/about-us",
    title: "About us",
    description: `${company.name} builds ${vehicleCount} autonomous vehicles and SyncOS, the software that runs them as one fleet.`,
    statement: "Vehicles and the software that runs them",
    introduction: [
      "We build vehicles that share the floor with people, and the software that decides which one goes next.",
    ],
  },
  {
    path: "/contact",
    title: "Contact",
    description: `Tell us what you need to move. ${promise.full}`,
    statement: "Tell us what you need to move",
    introduction: [`Loads, distances, shifts: tell us what you know. ${promise.full}`],
  },
  {
    path: "/terms",
    title: "Terms & Conditions",
    description:
      "What you may do with this website, what its figures promise, and what only a written offer can.",
    heading: "Terms & Conditions",
    introduction: [
      "What you may do with this site, what its figures promise, and what only a written offer can.",
    ],
    links: [{ label: "Privacy Policy", to: "/privacy" }],
  },
  {
    path: "/privacy",
    title: "Privacy Policy",
    description:
      "What this website stores when you send a form, why, for how long, and how to have it erased.",
    heading: "Privacy Policy",
    introduction: ["What this website stores about you, why, for how long, and how to have it erased."],
    links: [{ label: "Terms & Conditions", to: "/terms" }],
  },
] as const satisfies readonly PageRecord[];
