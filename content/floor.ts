/** Words of a drawn floor, on the planner's page and on task pages. */
export const floorWords = {
  alt: (places: number, lanes: number) => `Floor with ${places} places and ${lanes} lanes, seen from above.`,
  legend:
    "To scale. Bands: lanes as wide as they are, an arrow where they are one-way. Squares: handovers. Bolts: chargers.",
} as const;
