import { vehiclesFirst } from "../../wording/counts.ts";
import type { SoftwarePage } from "../software-page.ts";

export const syncos: SoftwarePage = {
  path: "/products/syncos",
  name: "SyncOS",
  opening: { screen: "shift", shape: "half", begins: 1752 },
  order: ["journey", "connections", "capabilities", "benefits", "questions"],
  shownOn: "tabs",
  capabilitiesHeadline: "From a request to a moving load.",
  capabilities: [
    {
      name: "orders",
      title: "Take orders",
      text: "What your systems know becomes a mission: pick-up, destination, load and deadline.",
      points: [
        "Orders from ERP, WMS and MES",
        "Signals from PLCs, call buttons and scanners",
        "Each one reported back when it is done",
      ],
      screen: "signals",
    },
    {
      name: "assign",
      title: "Assign them",
      text: "For every mission SyncOS weighs position, battery, workload and priority, and picks the vehicle.",
      points: [
        "A nearer vehicle that has to charge is passed over",
        "Given to another vehicle when the first one stops",
        "Urgent orders first, then the one that waits longest",
      ],
      screen: "orders",
      control: "stop",
    },
    {
      name: "lead",
      title: "Control the traffic",
      text: "A claimed place is closed to the others until it is released: no two vehicles meet head-on.",
      points: [
        "One-way lanes, speed limits and no-go zones",
        "Shared zones and crossings",
        "A route is released only as far as a place to wait",
      ],
      screen: "map",
    },
    {
      name: "charge",
      title: "Plan the charging",
      text: "Between two orders, when there is a gap, and before the peak hour begins.",
      points: [
        "Charge levels of the whole fleet",
        "Chargers are claimed like any other place",
        "An urgent order may interrupt a charge",
      ],
      screen: "vehicles",
    },
  ],
  connectionsHeadline: "Between your systems and the floor.",
  connections: [
    {
      name: "Your systems",
      items: [
        { title: "ERP and WMS", text: "Transport orders and stock, over REST" },
        { title: "MES", text: "Build sequence and calls from the line" },
        { title: "PLCs and buttons", text: "Signals over OPC UA, MQTT or a dry contact" },
      ],
    },
    {
      name: "SyncOS",
      items: [
        { title: "Integrator", text: "Turns orders and signals into missions" },
        { title: "Fleet Manager", text: "Picks the vehicle, plans the route" },
      ],
    },
    {
      name: "On the floor",
      items: [
        { title: "MAG vehicles", text: `${vehiclesFirst} models, one plan` },
        { title: "Other makes", text: "Where they speak VDA 5050" },
        { title: "Doors, gates and lifts", text: "Not part of that standard: the Integrator handles them" },
      ],
    },
  ],
  journeyHeadline: "How an order travels.",
  journeyNote:
    "A pallet from the wrapper to staging. Between Fleet Manager and vehicle, messages have the names of VDA 5050.",
  lanes: ["WMS", "Integrator", "Fleet Manager", "Vehicle"],
  messages: [
    {
      from: 0,
      to: 1,
      title: "Transport order",
      text: "Pallet 4 from the wrapper to staging, lane 2, before the four o'clock truck",
    },
    { from: 1, to: 2, title: "Mission", text: "Places, load type and priority, as named on the map" },
    { from: 2, to: 2, title: "Choose", text: "Position, battery, workload and priority are weighed" },
    { from: 2, to: 3, title: "order", text: "The route as nodes and edges; the first part is released" },
    {
      from: 3,
      to: 2,
      title: "state",
      text: "Position, battery, load and errors, throughout the trip",
    },
    { from: 2, to: 3, title: "order", text: "The next part is released: its places are now free" },
    { from: 3, to: 2, title: "state", text: "Arrived, pallet set down" },
    { from: 2, to: 1, title: "Done", text: "The place is released for the next vehicle" },
    { from: 1, to: 0, title: "Report", text: "The pallet is in lane 2, back in your stock" },
  ],
  live: [
    { label: "See it drive on a floor", to: "/planner/play" },
    { label: "Size a fleet for your own floor", to: "/planner" },
  ],
  benefitsHeadline: "What changes on the floor.",
  benefits: [
    {
      title: "One plan instead of a dozen radios",
      text: "Everyone sees the same map: who carries what, and when it arrives.",
    },
    {
      title: "Machines that call for themselves",
      text: "A palletiser calls a vehicle with a signal it has had all along.",
    },
    {
      title: "Open to other makes",
      text: "VDA 5050 is published by VDA and VDMA. You are not tied to one make of vehicle.",
    },
    {
      title: "Safe without software",
      text: "Personnel detection and the emergency stop stay on the vehicle. SyncOS is not part of the safety system.",
    },
  ],
  questionsHeadline: "Asked by IT and by the shift.",
  questions: [
    {
      question: "Do we need both parts?",
      answer: [
        "The Fleet Manager always. The Integrator if orders come from other systems, or if doors, lifts and machines take part: on nearly every site.",
      ],
    },
    {
      question: "Where does it run?",
      answer: [
        "On a server in your plant: vehicles keep moving when the internet is down. You decide what can be reached from outside.",
      ],
    },
    {
      question: "How large can a fleet be?",
      answer: [
        "VDA 5050 is meant for fleets of 1,000 vehicles and more. What limits a fleet is the floor: crossings, aisles, places to wait.",
      ],
    },
    {
      question: "What happens when a vehicle loses its connection?",
      answer: [
        "MQTT announces it with a last will. The vehicle drives no further than its released route, and the Fleet Manager keeps that stretch closed to the others.",
      ],
    },
  ],
  proof: "transfer-point",
  related: [
    { to: "/products/fleet-manager", text: "Picks the vehicle, plans the route and the charging." },
    { to: "/products/integrator", text: "Connects ERP, WMS, MES, machines, doors and lifts." },
  ],
  next: {
    headline: "Which systems need to connect?",
    introduction:
      "Tell us which systems you run and which signals they give. We send back a drawing of how they connect.",
  },
};
