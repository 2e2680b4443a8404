/** The index `step` further on, wrapping around at both ends. */
export function turn(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** Whether a picture is neither the chosen one nor its neighbour on either side, wrapping around. */
export function isFar(index: number, chosen: number, count: number): boolean {
  return ![-1, 0, 1].some((step) => turn(chosen, step, count) === index);
}
