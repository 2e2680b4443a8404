import type { SoftwarePage } from "../software-page.ts";

export const integrator: SoftwarePage = {
  path: "/products/integrator",
  name: "Integrator",
  screen: "signals",
  capabilitiesHeadline: "It speaks what you already have.",
  capabilities: [
    {
      name: "systems",
      title: "Systems",
      text: "ERP, WMS and MES order transports as they order everything else, and hear when they are done.",
      points: [
        "REST calls in, REST calls back",
        "MQTT where events are many",
        "Your numbers stay: order, batch, place",
      ],
      screen: "orders",
    },
    {
      name: "machines",
      title: "Machines",
      text: "A finished pallet, an empty station: one signal is enough to call a vehicle.",
      points: [
        "OPC UA and MQTT to PLCs",
        "Dry contacts where there is no network",
        "Handshakes with fixed conveyors",
      ],
      screen: "signals",
    },
    {
      name: "building",
      title: "Building",
      text: "Doors, gates and lifts open when a vehicle comes and close behind it. VDA 5050 leaves them out, so we don't.",
      points: [
        "Asked for before the vehicle arrives",
        "A door that stays shut is reported",
        "Fire doors keep the last word",
      ],
      screen: "map",
    },
    {
      name: "people",
      title: "People",
      text: "A call button, a scanner or a tablet: who needs something says so, and sees when it comes.",
      points: [
        "Call buttons at the line",
        "A list for the desk",
        "Calls by hand and by machine in one queue",
      ],
      screen: "vehicles",
    },
  ],
  connectionsHeadline: "In, through, out.",
  connections: [
    {
      name: "In",
      items: [
        { title: "REST", text: "ERP, WMS and MES" },
        { title: "MQTT and OPC UA", text: "PLCs and gateways" },
        { title: "Contacts and buttons", text: "Whatever has no network" },
      ],
    },
    {
      name: "Integrator",
      items: [
        { title: "Rules", text: "Which signal means which mission" },
        { title: "Log", text: "What came, what became of it" },
      ],
    },
    {
      name: "Out",
      items: [
        { title: "Missions", text: "To the Fleet Manager" },
        { title: "Doors, gates, lifts", text: "Open, wait, close" },
        { title: "Reports", text: "Back to whoever ordered" },
      ],
    },
  ],
  journeyHeadline: "From a contact to a delivery.",
  journeyNote: "A wrapper that has never been on a network calls a vehicle through a door.",
  lanes: ["Wrapper", "Integrator", "Fleet Manager", "Door"],
  messages: [
    { from: 0, to: 1, title: "Contact closes", text: "The wrapper has finished a pallet" },
    { from: 1, to: 1, title: "Rule", text: "This contact means: one pallet from here to staging" },
    { from: 1, to: 2, title: "Mission", text: "With load type, priority and both places" },
    { from: 2, to: 1, title: "On its way", text: "A vehicle is chosen, its way leads through the door" },
    { from: 1, to: 3, title: "Open", text: "Sent before the vehicle arrives" },
    { from: 3, to: 1, title: "Is open", text: "Only now is the way through it released" },
    { from: 2, to: 1, title: "Through", text: "The vehicle has passed" },
    { from: 1, to: 3, title: "Close", text: "The door closes, the hall stays warm" },
    { from: 2, to: 1, title: "Done", text: "The pallet stands at staging. The WMS is told" },
  ],
  benefitsHeadline: "What stays as it is.",
  benefits: [
    {
      title: "Your WMS keeps the stock",
      text: "It orders and hears back. Nobody keeps a second list of what lies where.",
    },
    {
      title: "Your machines keep their programs",
      text: "A contact or a tag is enough. Where a PLC program must change, it is a few lines.",
    },
    {
      title: "Your people keep their way",
      text: "The button stands where the radio lay. Who used to call a driver now calls a vehicle.",
    },
    {
      title: "One place to look",
      text: "What came in, when, and what became of it: a log that planners and maintenance can read.",
    },
  ],
  questions: [
    {
      question: "What do you need from our IT?",
      answer: [
        "A server or a virtual machine, a network that reaches the vehicles, and somebody who knows the interface of the WMS. The list is in the product document.",
      ],
    },
    {
      question: "What if our WMS can't call anything?",
      answer: [
        "Then files, a database view or a scanner do. Most begin with call buttons and connect the WMS in a second step.",
      ],
    },
    {
      question: "Who writes the rules?",
      answer: [
        "We write the first ones with you. They read like sentences: when this contact closes, bring a pallet from here to there. Your people change them later.",
      ],
    },
    {
      question: "What if a message is lost?",
      answer: [
        "Orders are kept until they are answered, and an order that comes twice is carried out once. A machine that says nothing for too long is shown at the desk.",
      ],
    },
  ],
  related: [
    {
      category: "SyncOS",
      title: "Fleet Manager",
      text: "What becomes of a mission.",
      to: "/products/fleet-manager",
      picture: "syncos-fleet-manager",
    },
    {
      category: "Use case",
      title: "End of line",
      text: "The wrapper calls, staging follows the loading list.",
      to: "/use-cases/solution-end-of-line",
      picture: "use-case-end-of-line",
    },
  ],
  next: {
    headline: "Which signal comes first?",
    introduction:
      "Name one machine that waits for a person today. The answer is how it calls a vehicle tomorrow.",
  },
};
