import { company } from "../company/company.ts";

const { office } = company;

/**
 * The promise that pages and emails make: what happens after an enquiry, and when. The desk measures lateness by it.
 */
export const promise = {
  when: "within one working day",
  /** The short form, for little room. */
  short: "An engineer answers within one working day.",
  /** The full form, after an invitation to say what has to move. */
  full: "An engineer answers within one working day, with a fleet size, a drawing and a next step.",
  /** What a working day is. */
  hours: `We work ${office.days}, ${office.hours} (${office.zone}); after hours, the day counts from the next morning.`,
  /** That it is not lost. */
  kept: "We keep your enquiry and email you its reference.",
  /** The stages that its sender can follow. */
  stages: { received: "Received", "being-answered": "Being answered", answered: "Answered" },
} as const;
