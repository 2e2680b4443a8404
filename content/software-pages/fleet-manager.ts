import type { SoftwarePage } from "../software-page.ts";

export const fleetManager: SoftwarePage = {
  path: "/products/fleet-manager",
  name: "Fleet Manager",
  screen: "vehicles",
  capabilitiesHeadline: "Four decisions, all day long.",
  capabilities: [
    {
      name: "who",
      title: "Who goes",
      text: "The order goes to the vehicle that fits: near enough, charged enough, free soon enough.",
      points: [
        "Position, battery, workload and priority",
        "Only vehicles that can carry this load",
        "Decided anew when a vehicle stops",
      ],
      screen: "orders",
    },
    {
      name: "where",
      title: "Which way",
      text: "The map holds one-way lanes, speed limits, no-go and shared zones. Routes respect all of them.",
      points: [
        "Places are claimed, driven and released",
        "Waiting happens where it is in nobody's way",
        "Deadlocks are resolved, not reported",
      ],
      screen: "map",
    },
    {
      name: "when",
      title: "When to charge",
      text: "Between the next order and a charge it chooses what the whole day needs.",
      points: [
        "Opportunity charging in every gap",
        "Full batteries before the peak hour",
        "Never all vehicles at once",
      ],
      screen: "vehicles",
    },
    {
      name: "what-if",
      title: "What if",
      text: "A blocked aisle, a late truck, a vehicle in service: the plan changes, and nobody has to call around.",
      points: [
        "Zones closed and opened by a tap",
        "Open orders are handed on",
        "Every decision can be read afterwards",
      ],
      screen: "signals",
    },
  ],
  connectionsHeadline: "What it speaks with.",
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
        { title: "Plan", text: "Orders, ways and charges" },
      ],
    },
    {
      name: "Over VDA 5050",
      items: [
        { title: "order and instantActions", text: "What to do next, and at once" },
        { title: "state and visualization", text: "Where a vehicle is, and how it is" },
        { title: "connection and factsheet", text: "That it is there, and what it can carry" },
      ],
    },
  ],
  journeyHeadline: "Two vehicles, one crossing.",
  journeyNote:
    "What happens in the seconds in which two vehicles want the same place. Neither of them notices.",
  lanes: ["Vehicle A", "Fleet Manager", "Vehicle B"],
  messages: [
    { from: 0, to: 1, title: "state", text: "A comes near the crossing, with a pallet" },
    { from: 1, to: 1, title: "Claim", text: "The crossing belongs to A until A has left it" },
    { from: 1, to: 0, title: "order", text: "The way over the crossing is released to A" },
    { from: 2, to: 1, title: "state", text: "B comes near the same crossing" },
    { from: 1, to: 2, title: "order", text: "Released up to the waiting place, no further" },
    { from: 0, to: 1, title: "state", text: "A has left the crossing" },
    { from: 1, to: 1, title: "Release", text: "The place is free and goes to B" },
    { from: 1, to: 2, title: "order", text: "The way over the crossing is released to B" },
  ],
  benefitsHeadline: "What the shift notices.",
  benefits: [
    {
      title: "Nothing waits unseen",
      text: "Every order shows who carries it and when it arrives, on the desk and on the tablet.",
    },
    {
      title: "Fewer vehicles for the same work",
      text: "Fleet size follows cycle time and utilisation. Shorter empty ways and planned charges raise the second.",
    },
    {
      title: "Traffic without shouting",
      text: "Crossings have rules that people and vehicles know. Who waits, waits aside.",
    },
    {
      title: "Answers afterwards",
      text: "Why did this pallet come late? The log says which vehicle, which way, and what stood in it.",
    },
  ],
  questions: [
    {
      question: "Is it part of the safety system?",
      answer: [
        "No. Personnel detection and the emergency stop are on the vehicle and work without it. After an emergency stop no software starts a vehicle again: a person releases it.",
      ],
    },
    {
      question: "Who draws the map?",
      answer: [
        "We do, with you, from your drawing and from a drive through the hall. Afterwards your people move places and close zones themselves.",
      ],
    },
    {
      question: "What if the Fleet Manager itself stops?",
      answer: [
        "Vehicles drive to the end of what has been released to them and stand. Orders are kept, and the work goes on where it stopped.",
      ],
    },
    {
      question: "Can it lead vehicles of other makes?",
      answer: [
        "Where they speak VDA 5050 and their factsheet says what they can carry. How well two makes share one aisle is part of what we try before the start.",
      ],
    },
  ],
  related: [
    {
      category: "SyncOS",
      title: "Integrator",
      text: "Where the missions come from.",
      to: "/products/integrator",
      picture: "syncos-integrator",
    },
    {
      category: "MAG",
      title: "Six vehicles",
      text: "What it leads: payloads from 1000 to 1500 kg.",
      to: "/products/Mag",
      picture: "family",
    },
  ],
  next: {
    headline: "What is your peak hour?",
    introduction:
      "Missions per hour, distances, shifts: with these three we simulate your floor and show you the plan at work.",
  },
};
