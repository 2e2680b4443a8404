import type { random } from "../numbers/random.ts";

/** How often a flow's orders come. */
export type Rate = {
  perHour: number;
  /** A takt, s. */
  every?: number | undefined;
  first?: number | undefined;
  /** Loads of a trip. */
  perTrip?: number | undefined;
  /** Whether it is a tour, whose takt is that of its departures: its carts are there. */
  tour?: unknown;
};

const hour = 3_600_000; /* ms */

/**
 * When a flow's trips are ordered, ms: each with the last of its loads. Loads come by chance, or one each takt.
 * @param faster than the mean, as in a busy hour; a takt stays what it is
 */
export function placing(
  { perHour, every, first = 0, perTrip = 1, tour }: Rate,
  { exponential }: Pick<ReturnType<typeof random>, "exponential">,
  faster = 1,
) {
  if (every !== undefined && tour) return { first: () => first * 1000, gap: () => every * 1000 };
  if (every !== undefined) {
    const takt = every * 1000;
    return { first: () => first * 1000 + (perTrip - 1) * takt, gap: () => perTrip * takt };
  }
  const mean = hour / (perHour * faster);
  const gap = () => {
    let sum = 0;
    for (let load = 0; load < perTrip; load++) sum += exponential(mean);
    return sum;
  };
  return { first: gap, gap };
}
