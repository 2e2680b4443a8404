/** For each pick-up, the places from which it is reached, nearest first. All runs over a floor share one. */
export class PlacesByDistance {
  private readonly known = new Map<number, Int32Array>();
  private readonly ways: Float64Array;
  private readonly places: number;

  /** @param ways from place to place, row by row, in any unit */
  constructor(ways: Float64Array, places: number) {
    this.ways = ways;
    this.places = places;
  }

  to(pickUp: number): Int32Array {
    const known = this.known.get(pickUp);
    if (known) return known;
    const way = (place: number) => this.ways[place * this.places + pickUp] ?? 0;
    const order = Int32Array.from({ length: this.places }, (_, place) => place).sort(
      (a, b) => way(a) - way(b),
    );
    this.known.set(pickUp, order);
    return order;
  }
}

/**
 * Idle vehicles by the place where they stand. Vehicles at one place are interchangeable, so a count for each place is
 * enough; the nearest is found by going through the places in the order of their distance to a pick-up.
 */
export class IdleVehicles {
  private readonly counts: Int32Array;
  private readonly byDistance: PlacesByDistance;
  private total = 0;

  constructor(byDistance: PlacesByDistance, places: number) {
    this.byDistance = byDistance;
    this.counts = new Int32Array(places);
  }

  add(place: number): void {
    this.counts[place] = (this.counts[place] ?? 0) + 1;
    this.total++;
  }

  /** Takes the idle vehicle with the shortest way to `pickUp`. Returns its place, or −1 if none is idle. */
  takeNearest(pickUp: number): number {
    if (this.total === 0) return -1;
    for (const place of this.byDistance.to(pickUp)) {
      const here = this.counts[place] ?? 0;
      if (here === 0) continue;
      this.counts[place] = here - 1;
      this.total--;
      return place;
    }
    return -1;
  }
}
