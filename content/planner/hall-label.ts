/** The alternative text of a floor's drawing; apart from the hall's other words, which load with its script. */
export const hallLabel = (name: string) => `Floor plan of “${name}”: lanes, places and chargers`;
