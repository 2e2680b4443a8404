/** Words of a floor that is drawn, on the planner's page and on pages with a task of it. */
export const floorWords = {
  alt: (places: number, lanes: number) =>
    `Floor with ${places} places and ${lanes} lanes, seen from above. The rows below hold the same.`,
  legend:
    "To scale. Bands: lanes as wide as they are, an arrow where they are one-way. Squares: handovers. Bolts: chargers.",
} as const;
