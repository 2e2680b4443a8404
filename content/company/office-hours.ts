import { company } from "./company.ts";

const [opens = 0, closes = 24] = [...company.office.hours.matchAll(/(\d+):(\d+)/g)].map(
  ([, hours, minutes]) => Number(hours) + Number(minutes) / 60,
);

/** When the office opens and closes, in hours of its own clock. */
export const officeHours = { opens, closes };
