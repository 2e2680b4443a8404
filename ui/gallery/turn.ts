/** The index that is `step` further, round and round: before the first comes the last. */
export function turn(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** Whether a picture is neither the chosen one nor the next to it at either side, round and round. */
export function isFar(index: number, chosen: number, count: number): boolean {
  return ![-1, 0, 1].some((step) => turn(chosen, step, count) === index);
}
