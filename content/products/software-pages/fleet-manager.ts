import { payloads } from "../../wording/line.ts";
import type { SoftwarePage } from "../software-page.ts";

export const fleetManager: SoftwarePage = {
  path: "/products/fleet-manager",
  name: "Fleet Manager",
  opening: { screen: "desk", shape: "wide", begins: 1702 },
  order: ["capabilities", "journey", "questions", "connections", "benefits"],
  shownOn: "floor",
  capabilitiesHeadline: "Who goes, which way, and when to charge.",
  capabilities: [
    {
      name: "who",
      title: "Who goes",
      text: "The order goes to the vehicle that fits: near enough, charged enough, free soon enough.",
      points: [
        "Position, battery, workload and priority",
        "Only vehicles that can carry this load",
        "Given to another vehicle when the first one stops",
      ],
      screen: "orders",
      control: "stop",
    },
    {
      name: "where",
      title: "Which way",
      text: "One-way lanes, speed limits, no-go zones, shared zones: every route obeys them.",
      points: [
        "Each vehicle claims a place, crosses it and releases it",
        "Vehicles wait where they block nobody",
        "A route is released only as far as a place to wait: no deadlock",
      ],
      screen: "crossing",
    },
    {
      name: "when",
      title: "When to charge",
      text: "It decides whether to charge or take the next order, using the day's plan.",
      points: [
        "Opportunity charging in every gap",
        "Full batteries before the peak hour",
        "Charging staggered across the fleet",
      ],
      screen: "vehicles",
    },
    {
      name: "what-if",
      title: "What if",
      text: "A blocked aisle, a late truck, a vehicle in service: the plan changes.",
      points: [
        "Close or open a zone with a tap",
        "Open orders move to other vehicles",
        "Every decision is logged",
      ],
      screen: "crossing",
      control: "aisle",
    },
  ],
  connectionsHeadline: "What it connects to.",
  connections: [
    {
      name: "From above",
      items: [
        { title: "SyncOS Integrator", text: "Missions in, reports out" },
        { title: "People", text: "A browser at the desk and on a tablet" },
      ],
    },
    {
      name: "Fleet Manager",
      items: [
        { title: "Map", text: "Places, lanes and zones" },
        { title: "Plan", text: "Orders, routes and charging" },
      ],
    },
    {
      name: "Over VDA 5050",
      items: [
        { title: "order and instantActions", text: "What to do next, and at once" },
        { title: "state and visualization", text: "Position, battery, load and errors" },
        { title: "connection and factsheet", text: "Whether it is online, and what it can carry" },
      ],
    },
  ],
  journeyHeadline: "Right of way at a crossing.",
  journeyNote: "The seconds when two vehicles head for the same place.",
  lanes: ["Vehicle A", "Fleet Manager", "Vehicle B"],
  messages: [
    { from: 0, to: 1, title: "state", text: "A approaches the crossing with a pallet" },
    { from: 1, to: 1, title: "Claim", text: "The crossing belongs to A until A has left it" },
    { from: 1, to: 0, title: "order", text: "The route across is released to A" },
    { from: 2, to: 1, title: "state", text: "B approaches the same crossing" },
    { from: 1, to: 2, title: "order", text: "Released as far as the waiting place" },
    { from: 0, to: 1, title: "state", text: "A has left the crossing" },
    { from: 1, to: 1, title: "Release", text: "The place is free and goes to B" },
    { from: 1, to: 2, title: "order", text: "The route across is released to B" },
  ],
  live: [
    { label: "Block an aisle in the live hall", to: "/planner/play" },
    { label: "Read its messages, recorded from fifty forks", to: "/vda-5050" },
  ],
  benefitsHeadline: "What the shift will notice.",
  benefits: [
    {
      title: "Every load is accounted for",
      text: "Which vehicle carries it and when it arrives, at the desk and on a tablet.",
    },
    {
      title: "Fewer vehicles for the same work",
      text: "Less empty travel and planned charging raise utilisation.",
    },
    {
      title: "Traffic that follows rules",
      text: "Everyone knows who goes first at a crossing. A vehicle that waits stays clear of the aisle.",
    },
    {
      title: "A record of what happened",
      text: "Why was this pallet late? The log names the vehicle, the route and the obstruction.",
    },
  ],
  questionsHeadline: "Before it runs your floor.",
  questions: [
    {
      question: "Is it part of the safety system?",
      answer: [
        "No. Personnel detection and the emergency stop work without it. After an emergency stop, a person has to release the vehicle.",
      ],
    },
    {
      question: "Who draws the map?",
      answer: [
        "We do, from your drawing and a survey drive. After that, your own people move places and close zones.",
      ],
    },
    {
      question: "What if the Fleet Manager itself stops?",
      answer: [
        "Each vehicle drives to the end of its released route and stops. Orders are kept, and work resumes where it left off.",
      ],
    },
    {
      question: "Can it run other manufacturers' vehicles?",
      answer: [
        "Yes, if they speak VDA 5050 and their factsheet says what they carry. We test how two makes share an aisle before go-live.",
      ],
    },
  ],
  proof: "dock-to-rack",
  related: [
    { to: "/products/integrator", text: "Where the missions come from." },
    { to: "/products/Mag", text: `The vehicles it runs: payloads from ${payloads}.` },
  ],
  next: {
    headline: "What is your peak hour?",
    introduction:
      "Tell us missions per hour, distances and shifts. We simulate your floor and show you the plan at work.",
  },
};
