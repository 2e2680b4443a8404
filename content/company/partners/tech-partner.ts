import { promise } from "../../forms/promise.ts";
import type { Words } from "../../posts/internal-link.ts";
/** Words of the page /tech-partner. */
export const techPartner = {
  picture: "blog-7",
  interfaces: {
    station: "Interfaces",
    heading: "Interfaces",
    columns: ["Interface", "What travels on it", "Who initiates"],
    rows: [
      {
        name: "REST",
        what: "Transport orders, their state, stock places",
        who: "Your system asks, the Integrator answers",
      },
      {
        name: "MQTT",
        what: "Orders and their states as messages, calls from stations, events of the fleet",
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
    heading: "From the document to the first handshake",
    items: [
      {
        title: "Read",
        text: "You get the interface description and a simulated fleet: vehicles that exist as messages, on a map of your own.",
      },
      {
        title: "Connect",
        text: "Your software sends its first order to the simulated fleet and reads the states that come back.",
      },
      {
        title: "Fail on purpose",
        text: "A lost connection is announced by MQTT's last will, a refused order says why, an emergency stop stays a stop.",
      },
      {
        title: "Meet a vehicle",
        text: "The same order on our test floor, with a real handover between level decks.",
      },
    ],
  },
  note: {
    heading: "What stays outside",
    text: "Doors, gates and lifts are not part of VDA 5050; the Integrator handles them. Nor is a fleet manager part of the safety system: personnel detection and the emergency stop are on the vehicle.",
  },
  form: {
    station: "Enquiry",
    headline: "What would you like to connect?",
    text: `Tell us your product and its interface. ${promise.short}`,
    related: [
      { label: "Send an order now", note: "Sandbox: the simulated fleet", to: "/sandbox" },
      { label: "How signals become missions", note: "SyncOS Integrator", to: "/products/integrator" },
      { label: "Which message goes where", note: "Report", to: "/reports#interfaces" },
      { label: "Interface descriptions", note: "Product documentation", to: "/product-documentation" },
    ],
  },
} as const satisfies Words;
