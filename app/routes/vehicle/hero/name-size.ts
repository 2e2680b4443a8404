const lane = 41; /* share of the window that half of the grid leaves for a line, in percent */
const character = 0.56; /* mean width of a bold letter, in em */
const largest = 9;

/** Size of the last line of a vehicle's name in percent of the window, so that it fills its half but no more. */
export function nameSize(words: string): number {
  return Math.min(largest, Math.round((lane / (words.length * character + 0.6)) * 100) / 100);
}
