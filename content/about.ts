import { company } from "./company.ts";
import { vehicleCount } from "./counts.ts";

/** Words of the page /about-us. */
export const aboutWords = {
  picture: "about",
  story: {
    station: "What we do",
    heading: "Half of it is the vehicle. Half is who goes first.",
    text: [
      `A vehicle that carries 1500 kg is half of an answer. The other half is which vehicle goes, on which way, and who waits at the crossing. ${company.name} builds both: ${vehicleCount} vehicles, and SyncOS, the software that runs them as one fleet.`,
      "We began with a single fork on a single route, and with the question that every plant asks after a week: can the next one join it? Since then the rule is that nothing set up for the first vehicle may be thrown away for the second.",
      `The vehicles are built and tested in ${company.place.city}, ${company.place.country}. They work in plants for food and household goods, in assembly halls for heavy machinery, and in distribution warehouses.`,
    ],
  },
  figures: { station: "In operation" },
  rules: {
    station: "How we work",
    heading: "Four rules that we keep",
    items: [
      {
        title: "Safety stays on the vehicle",
        text: "Personnel detection and the emergency stop never wait for software. A fleet manager is not part of the safety system, and ours does not pretend to be.",
      },
      {
        title: "Open at the edges",
        text: "VDA 5050 to the vehicles; REST, MQTT and OPC UA to everything else. What a plant owns stays, and can talk.",
      },
      {
        title: "Figures with their units",
        text: "Payload is named as payload, a range is a range, and what was measured under controlled conditions is said to be so.",
      },
      {
        title: "The no comes early",
        text: "An aisle that is too narrow, a pallet that nobody can enter, a route where a forklift is better: you hear it before the offer.",
      },
    ],
  },
  makes: {
    station: "What we make",
    heading: "Two lines that belong together",
  },
  closing: {
    headline: "Come and stand beside one.",
    text: `The test floor in ${company.place.city} has vehicles on it all year. Bring a pallet of your own.`,
    action: { label: "Name a day", to: "/contact" },
    related: [
      { label: "Careers", note: "Open roles, and how to apply", to: "/careers" },
      { label: "News", note: "Releases, in short", to: "/news" },
      { label: "Events", note: "Open days and sessions", to: "/events" },
    ],
  },
} as const;
