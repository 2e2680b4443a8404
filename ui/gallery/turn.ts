/** The index that is `step` further, round and round: before the first comes the last. */
export function turn(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}
