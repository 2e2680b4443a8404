import { promise } from "../../forms/promise.ts";
import type { Answer } from "./answer.ts";

/** The text around the reference, which is read from the two documents in content/documents/interfaces. */
export const interfaces: Answer = {
  path: "/interfaces",
  drawn: "exchange",
  chapters: [
    {
      id: "overview",
      station: "Overview",
      headline: "Which interface for what.",
      parts: [
        {
          heading: "Systems, machines, vehicles",
          table: {
            columns: ["Interface", "What travels on it"],
            rows: [
              ["REST API", "Orders from ERP, WMS and MES, their states, places"],
              ["MQTT", "The same as messages, calls from stations, events of the fleet"],
              ["OPC UA", "Tags of PLCs: load ready, place free, door open"],
              ["Contacts", "Call buttons and machines without a network"],
              [
                "VDA 5050 2.1",
                "Between the Fleet Manager and each vehicle: JSON over MQTT, six topics. The tugger on its tape takes its orders from the Integrator",
              ],
              [
                "Other makes",
                "Vehicles that speak VDA 5050 can join; what counts is their factsheet, their actions and a test on your floor",
              ],
            ],
          },
        },
      ],
    },
    {
      id: "assistants",
      station: "Assistants",
      headline: "Ask an assistant, get our figures.",
      parts: [
        {
          heading: "Model Context Protocol",
          text: [
            "The address of this site with /mcp answers assistants over Streamable HTTP, without an account: it compares vehicles, checks which one fits, sizes a fleet and works out payback from your own sums. Answers are those of the planner, with sources, assumptions and a link that opens the plan here.",
            "What is asked is computed and forgotten: nothing of it is stored or logged.",
          ],
        },
      ],
    },
    {
      id: "network",
      station: "Network",
      headline: "Wi-Fi, server, security.",
      parts: [
        {
          heading: "Wi-Fi",
          text: [
            "Vehicles need a wireless network along every route: 2.4 or 5 GHz, WPA2 or WPA3, with roaming between access points. They drive on through a gap as far as their route is released, then wait.",
          ],
        },
        {
          heading: "Server",
          text: [
            "One server or virtual machine on your site, reachable by vehicles and by the systems that send orders. Nothing has to leave the building.",
          ],
        },
        {
          heading: "Security",
          text: [
            "REST and MQTT over TLS. Each system has its own token, which can be withdrawn by itself. What came in and what was done with it stands in the log.",
          ],
        },
      ],
    },
  ],
  closing: {
    headline: "What would you like to connect?",
    text: `Name your system and its version. ${promise.short} A simulated fleet to build against is in the sandbox.`,
    action: { label: "Ask about interfaces", to: "/contact?about=interfaces" },
    related: [
      { label: "Send an order now", note: "Sandbox: a simulated fleet", to: "/sandbox" },
      { label: "Integrate with us", note: "For makers of software and machines", to: "/tech-partner" },
      { label: "How signals become missions", note: "SyncOS Integrator", to: "/products/integrator" },
      { label: "Which message goes where", note: "Report", to: "/reports#interfaces" },
    ],
  },
};

/** Words of the drawing: an order on its route from system to vehicle. */
export const exchangeWords = {
  heading: "One order, from system to vehicle",
  chain: [
    { name: "Your system", speaks: "REST, MQTT, OPC UA" },
    { name: "Integrator", speaks: "makes it a mission" },
    { name: "Fleet Manager", speaks: "VDA 5050" },
    { name: "Vehicle", speaks: "reports each state back" },
  ],
  sent: "POST /orders",
  answered: "Its answer",
} as const;

/** Words around the reference. */
export const referenceWords = {
  rest: {
    id: "rest",
    station: "REST API",
    headline: "The calls.",
    answers: "Answers",
    others: "others",
    file: "OpenAPI document",
  },
  mqtt: {
    id: "mqtt",
    station: "MQTT",
    headline: "The topics.",
    sender: "Who sends",
    file: "AsyncAPI document",
    send: "The Integrator",
    receive: "Your system",
  },
} as const;
