/** The mark: an octagon with an M, in a box of 32 × 32. The M is a stroke. */
export const brandMark = {
  box: 32,
  octagon: "M9 1h14l8 8v14l-8 8H9l-8-8V9z",
  letter: "M8 23V11l8 8 8-8v12",
  letterStroke: 3,
} as const;
