import { vehiclesFirst } from "../counts.ts";
import type { SoftwarePage } from "../software-page.ts";

export const syncos: SoftwarePage = {
  path: "/products/syncos",
  name: "SyncOS",
  screen: "map",
  capabilitiesHeadline: "From what is needed to what moves.",
  capabilities: [
    {
      name: "orders",
      title: "Take orders",
      text: "What your systems know becomes a mission: from where, to where, with what, until when.",
      points: [
        "Orders from ERP, WMS and MES",
        "Signals from PLCs, call buttons and scanners",
        "Each one reported back when it is done",
      ],
      screen: "signals",
    },
    {
      name: "assign",
      title: "Share them out",
      text: "For every mission SyncOS weighs position, battery, workload and priority, and picks the vehicle.",
      points: [
        "The best vehicle, not the next one",
        "Again when something changes",
        "Urgent orders overtake, none is forgotten",
      ],
      screen: "orders",
    },
    {
      name: "lead",
      title: "Lead the traffic",
      text: "A place that one vehicle has claimed stays exclusive until it is released. So nobody meets head on.",
      points: [
        "One-way lanes, speed limits and no-go zones",
        "Shared zones and crossings",
        "Deadlocks foreseen and resolved",
      ],
      screen: "map",
    },
    {
      name: "charge",
      title: "Plan the charging",
      text: "Between two orders, when there is a gap, and before the peak hour begins.",
      points: [
        "Charge levels of the whole fleet",
        "Places at the charger are claimed too",
        "An urgent order may interrupt a charge",
      ],
      screen: "vehicles",
    },
  ],
  connectionsHeadline: "It stands in the middle.",
  connections: [
    {
      name: "What knows",
      items: [
        { title: "ERP and WMS", text: "Transport orders and stock, over REST" },
        { title: "MES", text: "Build sequence and calls from the line" },
        { title: "PLCs and buttons", text: "Signals over OPC UA, MQTT or a dry contact" },
      ],
    },
    {
      name: "SyncOS",
      items: [
        { title: "Integrator", text: "Makes missions of orders and signals" },
        { title: "Fleet Manager", text: "Picks the vehicle, plans the way" },
      ],
    },
    {
      name: "What moves",
      items: [
        { title: "MAG vehicles", text: `${vehiclesFirst} models, one map` },
        { title: "Other makes", text: "Where they speak VDA 5050" },
        { title: "Doors, gates and lifts", text: "Outside that standard, so the Integrator takes them on" },
      ],
    },
  ],
  journeyHeadline: "How one order travels.",
  journeyNote:
    "A pallet from the wrapper to staging, message by message. Between Fleet Manager and vehicle they have the names of VDA 5050.",
  lanes: ["WMS", "Integrator", "Fleet Manager", "Vehicle"],
  messages: [
    {
      from: 0,
      to: 1,
      title: "Transport order",
      text: "Pallet 4 from the wrapper to staging, lane 2, before the truck of four o'clock",
    },
    { from: 1, to: 2, title: "Mission", text: "Places, load type and priority, in the words of the map" },
    { from: 2, to: 2, title: "Choose", text: "Position, battery, workload and priority are weighed" },
    { from: 2, to: 3, title: "order", text: "The way as nodes and edges; the first part of it is released" },
    {
      from: 3,
      to: 2,
      title: "state",
      text: "Position, battery, load and errors, again and again on the way",
    },
    { from: 2, to: 3, title: "order", text: "The next part is released: its places are free now" },
    { from: 3, to: 2, title: "state", text: "Arrived, pallet set down" },
    { from: 2, to: 1, title: "Done", text: "The place is released for the next vehicle" },
    { from: 1, to: 0, title: "Report", text: "The pallet stands in lane 2. Stock is yours again" },
  ],
  benefitsHeadline: "What changes on the floor.",
  benefits: [
    {
      title: "One plan instead of many radios",
      text: "Everyone sees the same map: who carries what, and when it arrives.",
    },
    {
      title: "Machines that meet",
      text: "A palletiser that could not call anybody calls a vehicle, by a signal it has had all along.",
    },
    {
      title: "Open to what comes",
      text: "VDA 5050 is published by VDA and VDMA. You are not bound to one make of vehicle.",
    },
    {
      title: "Safe without software",
      text: "Personnel detection and the emergency stop stay on the vehicle. SyncOS is no part of the safety system, and says so.",
    },
  ],
  questions: [
    {
      question: "Do we need both parts?",
      answer: [
        "The Fleet Manager always. The Integrator where orders come from other systems or where doors, lifts and machines have to take part, which is nearly everywhere.",
      ],
    },
    {
      question: "Where does it run?",
      answer: [
        "On a server in your plant, so that vehicles keep moving when the line to the outside is down. What of it may be reached from outside, you decide.",
      ],
    },
    {
      question: "How large may a fleet be?",
      answer: [
        "VDA 5050 is meant for fleets of 1,000 vehicles and more. What limits a fleet in practice is the floor: crossings, aisles and places to wait. That is what we simulate with you.",
      ],
    },
    {
      question: "What happens when a vehicle loses its connection?",
      answer: [
        "MQTT announces it by a last will. The vehicle drives no further than the part of its way that has been released, and the Fleet Manager keeps that part closed for the others.",
      ],
    },
  ],
  related: [
    {
      category: "SyncOS",
      title: "Fleet Manager",
      text: "Picks the vehicle, plans the way, plans the charge.",
      to: "/products/fleet-manager",
      picture: "syncos-fleet-manager",
    },
    {
      category: "SyncOS",
      title: "Integrator",
      text: "Connects ERP, WMS, MES, machines, doors and lifts.",
      to: "/products/integrator",
      picture: "syncos-integrator",
    },
  ],
  next: {
    headline: "Which systems have to meet?",
    introduction:
      "Name the ones you run and the signals they can give. The answer is a drawing of how they connect.",
  },
};
