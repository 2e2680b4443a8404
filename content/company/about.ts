import { promise } from "../forms/promise.ts";
import type { Words } from "../posts/internal-link.ts";
import { vehicleCount } from "../wording/counts.ts";
import { maxInWords } from "../wording/figures.ts";
import { company } from "./company.ts";

/** Words of the page /about-us. */
export const aboutWords = {
  picture: "about",
  story: {
    station: "What we do",
    heading: "Half the job is the vehicle. The other half is traffic.",
    text: [
      `A vehicle that carries ${maxInWords("Payload")} is half the answer. The other half is deciding which vehicle goes, by which route, and which one waits at the crossing. ${company.name} builds both: ${vehicleCount} vehicles, and SyncOS, the software that runs them as one fleet.`,
      `The vehicles are built and tested in ${company.place.city}, ${company.place.country}. They work in plants for food and household goods, in assembly halls for heavy machinery, and in distribution warehouses.`,
    ],
  },
  figures: { station: "In operation" },
  rules: {
    station: "How we work",
    heading: "How we do business",
    items: [
      {
        title: "Safety stays on the vehicle",
        text: "Personnel detection and the emergency stop never depend on fleet software. A fleet manager is not part of the safety system, and we don't claim that ours is.",
      },
      {
        title: "Open at the edges",
        text: "VDA 5050 to the vehicles; REST, MQTT and OPC UA to everything else. You keep the equipment you own, and connect it.",
      },
      {
        title: "Figures with their units",
        text: "Payload means payload, a range is given as a range, and a figure measured under controlled conditions says so.",
      },
      {
        title: "We say no early",
        text: "If an aisle is too narrow, a pallet can't be entered, or a forklift would do the job better, you hear it before you get a quote.",
      },
    ],
  },
  makes: {
    station: "What we make",
    heading: "Vehicles and software from one house",
  },
  closing: {
    headline: "Come and see one run.",
    text: `Vehicles run on our test floor in ${company.place.city}. Bring a pallet of your own. ${promise.short} ${promise.hours} ${promise.kept}`,
    action: { label: "Suggest a date", to: "/contact" },
    related: [
      { label: "Careers", note: "Open roles, and how to apply", to: "/careers" },
      { label: "News", note: "Releases, in short", to: "/news" },
      { label: "Events", note: "Open days and sessions", to: "/events" },
    ],
  },
} as const satisfies Words;
