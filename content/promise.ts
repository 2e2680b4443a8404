/**
 * The promise that pages and emails make: what happens after an enquiry, and when. The desk measures lateness by it.
 */
export const promise = {
  when: "within one working day",
  /** The short form, for little room. */
  short: "An engineer answers within one working day.",
  /** The full form, after an invitation to say what has to move. */
  full: "An engineer answers within one working day, with a fleet size, a drawing and a next step.",
} as const;
