import { vehicleMenu } from "#vehicles/menu.ts";
import { countFirst, countWord } from "./count-word.ts";
import type { Words } from "./internal-link.ts";
import { lists } from "./lists.ts";

/** How many vehicles the line has, within a sentence and at its beginning. */
export const vehicleCount = countWord(vehicleMenu.length);
export const vehiclesFirst = countFirst(vehicleMenu.length);

/** The way to all case studies, as a row of links names it. */
export const allCaseStudies = {
  label: `${countFirst(lists.caseStudies)} floors, modelled hour by hour`,
  note: "Case studies",
  to: "/case-studies",
} as const satisfies Words;
