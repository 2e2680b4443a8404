const wordsPerMinute = 230;

/** The time to read a text, in whole minutes, at least one. */
export function minutesToRead(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));
}
