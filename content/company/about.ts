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
      `Which vehicle goes, by which route, and which one waits at the crossing? ${company.name} builds both halves: ${vehicleCount} vehicles with payloads to ${maxInWords("Payload")}, and SyncOS, the software that runs them as one fleet.`,
      `Built and tested in ${company.place.city}, ${company.place.country}, for plants of food and household goods, assembly halls and distribution warehouses.`,
    ],
  },
  figures: { station: "In operation" },
  rules: {
    station: "How we work",
    heading: "How we do business",
    items: [
      {
        title: "Safety stays on the vehicle",
        text: "Personnel detection and the emergency stop never depend on fleet software, ours included.",
      },
      {
        title: "Open at the edges",
        text: "VDA 5050 to the vehicles; REST, MQTT and OPC UA to everything else. You keep the equipment you own.",
      },
      {
        title: "Figures with their units",
        text: "Payload means payload, a range is a range, and a condition is named.",
      },
      {
        title: "We say no early",
        text: "If an aisle is too narrow or a forklift would do the job better, you hear it before you get a quote.",
      },
    ],
  },
  closing: {
    headline: "Come and see one run.",
    text: `Vehicles run on our test floor in ${company.place.city}. Bring a pallet of your own. ${promise.short}`,
    action: { label: "Suggest a date", to: "/contact" },
    related: [
      { label: "The vehicles", note: "MAG overview", to: "/products/Mag" },
      { label: "The software", note: "SyncOS", to: "/products/syncos" },
      { label: "Careers", note: "Open roles, and how to apply", to: "/careers" },
    ],
  },
} as const satisfies Words;
