/** The items that contain every word of the query, regardless of case and accents. */
export function find<Item>(items: readonly Item[], query: string, wordsOf: (item: Item) => string): Item[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const words = plain(wordsOf(item));
    return wanted.every((word) => words.includes(word));
  });
}

function plain(text: string) {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
