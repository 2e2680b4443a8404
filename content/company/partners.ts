import type { Words } from "../posts/internal-link.ts";
import type { Customer } from "./customers.ts";

/** Tabs of the three pages, in their order. */
export const partnerTabs = [
  { label: "Partner with MAG", path: "/partner-with-us" },
  { label: "Integrate with us", path: "/tech-partner" },
  { label: "Sell our solutions", path: "/our-solution" },
] as const satisfies Words;

/** Invented partners, drawn like the customers' marks. */
export const partnerMarks = [
  {
    name: "Halvorsen Lift",
    id: "halvorsen",
    weight: 620,
    width: 88,
    tracking: -0.02,
  },
  { name: "NORDKAI", id: "nordkai", weight: 760, width: 112, tracking: 0.06 },
  {
    name: "Pallsmith",
    id: "pallsmith",
    weight: 560,
    width: 96,
    tracking: -0.03,
  },
  { name: "tamberlane", id: "tamberlane", weight: 480, width: 120, tracking: -0.04 },
  { name: "Orrin & Vale", id: "orrin", weight: 440, width: 84, tracking: -0.01 },
  { name: "TOVRA FLOW", id: "tovra", weight: 820, width: 64, tracking: 0.04 },
  { name: "Veldhoek", id: "veldhoek", weight: 700, width: 104, tracking: -0.03 },
  {
    name: "Sumire Systems",
    id: "sumire",
    weight: 520,
    width: 78,
    tracking: 0,
  },
] as const satisfies readonly Customer[];
