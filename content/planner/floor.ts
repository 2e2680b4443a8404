/** Words of a drawn floor, on the planner's page and on task pages. */
export const floorWords = {
  /** @param around what stands around the lanes */
  alt: (places: number, lanes: number, around: readonly string[] = []) =>
    [
      `Floor with ${places} places and ${lanes} lanes, seen from above.`,
      ...(around.length > 0 ? [`Around them: ${around.join(", ").toLowerCase()}.`] : []),
    ].join(" "),
  legend: "To scale. Arrows: one-way lanes. Squares: handovers. Bolts: chargers.",
} as const;
