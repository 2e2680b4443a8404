/** What a floor's drawing shows, for whoever can't see it; apart from the hall's other words, which come with it. */
export const hallLabel = (name: string) => `Floor plan of “${name}”: lanes, places and chargers`;
