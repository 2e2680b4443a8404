import type { SoftwarePage } from "../software-page.ts";

export const integrator: SoftwarePage = {
  path: "/products/integrator",
  name: "Integrator",
  opening: { screen: "gateway", shape: "half", begins: 2210 },
  order: ["capabilities", "connections", "benefits", "journey", "questions"],
  shownOn: "tabs",
  capabilitiesHeadline: "It works with what you already run.",
  capabilities: [
    {
      name: "systems",
      title: "Systems",
      text: "ERP, WMS and MES request transports, and are told when they are done.",
      points: [
        "REST calls in, REST calls back",
        "MQTT for high event rates",
        "Your order, batch and location numbers",
      ],
      screen: "orders",
    },
    {
      name: "machines",
      title: "Machines",
      text: "A finished pallet or an empty station: one signal is enough to call a vehicle.",
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
      text: "Doors, gates and lifts open for a vehicle and close behind it. VDA 5050 doesn't cover them.",
      points: [
        "Requested before the vehicle arrives",
        "A door that stays shut is reported",
        "Fire doors always take precedence",
      ],
      screen: "map",
      control: "door",
    },
    {
      name: "people",
      title: "People",
      text: "People ask for what they need, and see when it will arrive.",
      points: ["Call buttons at the line", "A list for the desk", "Manual and machine calls in one queue"],
      screen: "orders",
      control: "call",
    },
  ],
  connectionsHeadline: "From signal to mission.",
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
        { title: "Log", text: "What came in, and what was done" },
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
  journeyNote: "A wrapper without a network connection calls a vehicle, and the route leads through a door.",
  lanes: ["Wrapper", "Integrator", "Fleet Manager", "Door"],
  messages: [
    { from: 0, to: 1, title: "Contact closes", text: "The wrapper has finished a pallet" },
    { from: 1, to: 1, title: "Rule", text: "This contact means: one pallet from here to staging" },
    { from: 1, to: 2, title: "Mission", text: "With load type, priority and both places" },
    { from: 2, to: 1, title: "On its way", text: "Vehicle assigned; its route leads through the door" },
    { from: 1, to: 3, title: "Open", text: "Sent before the vehicle arrives" },
    { from: 3, to: 1, title: "Is open", text: "Only now is the route through it released" },
    { from: 2, to: 1, title: "Through", text: "The vehicle has passed" },
    { from: 1, to: 3, title: "Close", text: "The door closes, the hall stays warm" },
    { from: 2, to: 1, title: "Done", text: "The pallet stands at staging. The WMS is told" },
  ],
  live: [
    { label: "Read every call, topic and signal", to: "/interfaces" },
    { label: "Send an order to the sandbox", to: "/sandbox" },
  ],
  benefitsHeadline: "What you don't have to change.",
  benefits: [
    {
      title: "Your WMS keeps the stock",
      text: "It sends orders and gets confirmations: no second stock list.",
    },
    {
      title: "Your machines keep their programs",
      text: "A contact or a tag is enough. Where a PLC program must change, it is a few lines.",
    },
    {
      title: "Your people keep their routine",
      text: "Instead of calling a driver, people call a vehicle.",
    },
    {
      title: "One place to look",
      text: "One log shows what came in, when, and what was done with it.",
    },
  ],
  questionsHeadline: "What IT asks first.",
  questions: [
    {
      question: "What do you need from our IT?",
      answer: [
        "One server or virtual machine on your site, Wi-Fi along every route, TLS between systems, and somebody who knows the WMS interface. The interfaces' page has each requirement.",
      ],
    },
    {
      question: "What if our WMS can't call anything?",
      answer: [
        "Then files, a database view or a scanner will do. Most sites begin with call buttons and connect the WMS later.",
      ],
    },
    {
      question: "Who writes the rules?",
      answer: [
        "We write the first ones with you: when this contact closes, bring a pallet from here to there. Your people can change them.",
      ],
    },
    {
      question: "What if a message is lost?",
      answer: [
        "Orders are kept until they are acknowledged; a duplicate is carried out once. A machine that stays silent is flagged at the desk.",
      ],
    },
  ],
  proof: "wrapped-pallets",
  related: [
    { to: "/products/fleet-manager", text: "What happens to a mission next." },
    { to: "/use-cases/solution-end-of-line", text: "The wrapper calls, staging follows the loading list." },
  ],
  next: {
    headline: "Which signal comes first?",
    introduction:
      "Name one machine that waits for a person today. We show you how it would call a vehicle instead.",
  },
};
