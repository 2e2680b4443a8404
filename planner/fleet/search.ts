/** The result of one fleet size. */
export type FleetTrial = {
  count: number;
  /** Share of orders reached within the promise. */
  onTime: number;
  /** Orders done an hour over orders placed. */
  done: number;
};

export type Goal = {
  /** The first count to try. */
  start: number;
  /** The most vehicles that the floor can park. */
  room: number;
  /** Promised share of orders in time, 0 to 1. */
  share: number;
};

/** Fleets that one search may try. */
const most = 20;
/** Vehicles that may be added without gain before the search stops. */
const patience = 3;
/** A smaller gain counts as none: runs scatter more. */
const step = 0.002;

/** The smallest of the tried fleets that keeps the promise; null if none does. */
export function smallestKeeping(tried: readonly FleetTrial[], share: number): number | null {
  const keeping = tried.filter(({ onTime }) => onTime >= share).map(({ count }) => count);
  return keeping.length > 0 ? Math.min(...keeping) : null;
}

/**
 * The next fleet to try on the way to the smallest one that keeps the promise. Undefined once one fewer and one more
 * are known, or once more vehicles have stopped helping. On two-way lanes vehicles get into each other's way, so the
 * share may fall with each one added: the search then goes down from its first count.
 */
export function nextCount(tried: readonly FleetTrial[], { start, room, share }: Goal): number | undefined {
  if (tried.length === 0) return start <= room && start >= 1 ? start : undefined;
  if (tried.length >= most) return undefined;
  const counts = tried.map(({ count }) => count);
  const best = smallestKeeping(tried, share);
  if (best !== null)
    return [best - 1, best + 1].find((count) => count >= 1 && count <= room && !counts.includes(count));
  const [fewest, largest, peak] = [Math.min(...counts), Math.max(...counts), peakOf(tried)];
  if (largest < room && largest - peak < patience) return largest + 1;
  return fewest > 1 && peak === fewest ? fewest - 1 : undefined;
}

/** The count above which more vehicles bring nothing. */
export function peakOf(tried: readonly FleetTrial[]): number {
  const reach = ({ onTime, done }: FleetTrial) => onTime + Math.min(done, 1);
  const top = Math.max(...tried.map(reach));
  return Math.min(...tried.filter((each) => reach(each) >= top - step).map(({ count }) => count));
}
