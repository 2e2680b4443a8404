import { hourlyLabourCosts } from "./wages.ts";

export type List = "once" | "yearly" | "saved";

type Sum = {
  name: string;
  label: string;
  list: List;
  example: string;
  band: string;
  of?: "vehicle" | "hour";
};

/** The sums of the form, including those that are often forgotten, each with an example as its first value. */
export const sums: readonly Sum[] = [
  { name: "vehicle", label: "A vehicle", list: "once", example: "45000", band: "10", of: "vehicle" },
  { name: "integration", label: "Integration and commissioning", list: "once", example: "40000", band: "30" },
  { name: "ground", label: "Floor, doors, markings", list: "once", example: "12000", band: "50" },
  { name: "chargers", label: "Chargers and their power lines", list: "once", example: "9000", band: "20" },
  { name: "training", label: "Training", list: "once", example: "5000", band: "20" },
  { name: "ramp", label: "Ramp-up, old and new side by side", list: "once", example: "15000", band: "50" },
  { name: "service", label: "Service and spare parts", list: "yearly", example: "12000", band: "20" },
  { name: "software", label: "Software and support", list: "yearly", example: "6000", band: "10" },
  { name: "energy", label: "Energy", list: "yearly", example: "1500", band: "30" },
  { name: "freed", label: "Hours of work freed a day", list: "saved", example: "16", band: "15", of: "hour" },
  {
    name: "other",
    label: "Other savings: damage, rented trucks",
    list: "saved",
    example: "5000",
    band: "50",
  },
];

export const frame = [
  { name: "country", label: "Cost of an hour of work in", example: hourlyLabourCosts[0].place },
  { name: "wage", label: "Or your own cost of an hour, €", example: "" },
  { name: "years", label: "Years of use", example: "8" },
  { name: "rate", label: "Interest a year, %", example: "8" },
] as const;
