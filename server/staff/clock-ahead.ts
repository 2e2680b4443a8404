/** How far the clocks of two nodes may be apart. */
const apart = 3_600_000; /* ms */

/**
 * The latest moment at which something can have begun. What seems to have begun later was made while the clock was
 * ahead: it would hold until that time comes, so it counts as over.
 */
export function latestBegin(now: Date) {
  return new Date(now.getTime() + apart);
}
