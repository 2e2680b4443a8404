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
  handshake: {
    station: "Steps",
    heading: "From the document to the first handshake",
    text: "Three steps at your desk, against the sandbox; the fourth on our test floor.",
    sides: ["Your software", "Fleet"],
    both: "Both",
    signals: [
      {
        name: "1 Read",
        from: "right",
        means: "The interface description, and a simulated fleet that exists as messages",
      },
      { name: "2 Connect", from: "left", means: "Your first order; its states come back" },
      {
        name: "3 Fail on purpose",
        from: "right",
        means:
          "A lost connection is announced by MQTT's last will, a refused order says why, an emergency stop stays a stop",
      },
      {
        name: "4 Meet a vehicle",
        from: "both",
        means: "The same order on the floor, with a real handover between level decks",
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
