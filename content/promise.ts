/** The promise on its own, beside a form; apart from the others, so that the form's script holds no more. */
export const shortPromise = "An engineer answers within one working day.";

/** What happens after an enquiry, and when: the one promise that pages, forms and emails make. The desk counts by it. */
export const promise = {
  when: "within one working day",
  short: shortPromise,
  /** After an invitation to say what has to move. */
  full: "An engineer answers within one working day, with a fleet size, a drawing and a next step.",
} as const;
