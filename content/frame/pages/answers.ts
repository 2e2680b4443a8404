import type { PageRecord } from "../pages.ts";

/**
 * Pages that answer what buyers ask before they write. No menu has them; vehicles, planner, contact and search link to
 * them.
 */
export const answerPages = [
  {
    path: "/costs",
    title: "What a fleet costs: the parts of the price",
    description:
      "No price list, but every part of the price: what is paid once and every year, what drives each cost, and an example sum.",
    heading: "What a fleet costs",
    introduction: [
      "We publish no price list: three vehicles do one site, nine another. Draw up a budget from the parts of the price and what drives each.",
    ],
    links: [{ label: "Count vehicles and payback", to: "/planner" }],
  },
  {
    path: "/safety",
    title: "Safety, CE marking and certificates",
    description:
      "What is declared and by whom: CE marking, Machinery Regulation, ISO 3691-4, noise, and what stays with the site's operator.",
    heading: "Safety and conformity",
    introduction: [
      "A vehicle is declared safe by its manufacturer, a site by whoever commissions it: which certificates come with a vehicle, what stops it, and what stays with you.",
    ],
    links: [{ label: "Checklist for the floor", to: "/reports#floor" }],
  },
  {
    path: "/interfaces",
    title: "Interfaces: REST API, MQTT, VDA 5050",
    description:
      "Public reference of the REST API and MQTT topics with examples, as OpenAPI and AsyncAPI files; VDA 5050, OPC UA and Wi-Fi.",
    heading: "Interfaces, call by call",
    introduction: [
      "How an order reaches the fleet and how its states come back. Calls and topics are generated from two documents that you can take along.",
    ],
  },
  {
    path: "/sandbox",
    title: "Sandbox: send an order to a simulated fleet",
    description:
      "Open a floor with six forks by one command, order a transport with curl, and read its states and VDA 5050 messages as they come.",
    heading: "Sandbox: send an order now",
    introduction: [
      "A simulated fleet to build against, without an account: commands to copy, from an empty terminal to a fork that drives your order.",
    ],
  },
  {
    path: "/service",
    title: "Service, spare parts and warranty",
    description:
      "What service does and how fast, which spare parts leave stock when, inspections, and what the warranty covers.",
    heading: "Service and warranty",
    introduction: ["Who helps when a vehicle stops, how long parts take, and what the warranty covers."],
    links: [{ label: "Contact", to: "/contact?about=service" }],
  },
] as const satisfies readonly PageRecord[];
