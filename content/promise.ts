/** What happens after an enquiry, and when: the one promise that pages and emails make. The desk counts by it. */
export const promise = {
  when: "within one working day",
  /** On its own, where there is little room. */
  short: "An engineer answers within one working day.",
  /** After an invitation to say what has to move. */
  full: "An engineer answers within one working day, with a fleet size, a drawing and a next step.",
} as const;
