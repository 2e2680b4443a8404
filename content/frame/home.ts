import { company } from "../company/company.ts";
import { promise } from "../forms/promise.ts";
import { vehiclesFirst } from "../wording/counts.ts";
import { inWords, maxInWords } from "../wording/figures.ts";
import { payloads } from "../wording/line.ts";

/** Words of the home page that belong to no record of their own. */
export const home = {
  title: `${company.name}: every pallet moves to plan`,
  description: `${vehiclesFirst} autonomous vehicles with payloads from ${payloads}, and SyncOS, the software that decides which goes where, and when.`,
  hero: {
    introduction: `MAG vehicles carry up to ${maxInWords("Payload")} between dock, line and rack. SyncOS decides which goes where, and when.`,
    next: "Know More",
    play: "Play the film",
    note: "no sound",
    loading: "The film is loading",
    vehicle: "MAG 1400 Fork",
    payload: `payload ${inWords("fork", "Payload")}`,
  },
  stats: { station: "In operation" },
  customers: { station: "Customers", label: "Customers", pause: "Pause", play: "Play" },
  warehouse: {
    station: "On the floor",
    headline: "The whole floor, in one plan.",
    introduction: "Racks, docks, stations and vehicles, with one set of rules for who moves next.",
    next: "How an order travels",
  },
  products: { heading: "Our Products", headline: "Orders in. Missions out.", next: "Know More" },
  vehicles: {
    station: "MAG",
    headline: `${vehiclesFirst} vehicles. One fleet.`,
    label: "MAG vehicles",
    count: "How many would you need?",
  },
  useCases: {
    heading: "Use Cases",
    headline: "Start with a single task.",
    next: "Know more",
    read: "See the steps",
  },
  industries: { heading: "Industries We Serve", headline: "Built for floors like yours.", next: "Know more" },
  blogs: { heading: "Latest Blogs", headline: "Notes from the floor.", next: "Know more" },
  map: {
    station: "Worldwide",
    figure: "1.2",
    unit: ["million", "production hours"],
    words: {
      film: "Lines travel between sites on a map of the world",
      pause: "Pause the map",
      play: "Play the map",
    },
    text: "for 20+ global enterprises, out of 2M in total.",
  },
  cases: { station: "Case studies", label: "Case studies", read: "Read the case study" },
  questions: {
    station: "Questions",
    headline: "Questions we hear first.",
  },
  contact: {
    station: "Contact",
    headline: "Tell us what you need to move.",
    introduction: `Give us loads, distances and shifts. ${promise.full}`,
  },
} as const;
