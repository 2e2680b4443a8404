import { vehicleMenu } from "#vehicles/menu.ts";
import type { Words } from "../posts/internal-link.ts";
import { countFirst, countWord } from "./count-word.ts";
import { lists } from "./lists.ts";

/** The number of vehicles in words, within a sentence and at its beginning. */
export const vehicleCount = countWord(vehicleMenu.length);
export const vehiclesFirst = countFirst(vehicleMenu.length);

/** The link to all case studies, as a row of links shows it. */
export const allCaseStudies = {
  label: `${countFirst(lists.caseStudies)} floors, modelled hour by hour`,
  note: "Case studies",
  to: "/case-studies",
} as const satisfies Words;
