/**
 * Idle vehicles by the place where they stand. Those of one place are alike, so a count of each is enough, and the
 * nearest is found by going through the places in the order of their way to a pick-up.
 */
export class IdleVehicles {
  private readonly counts: Int32Array;
  private readonly byWay = new Map<number, Int32Array>();
  private readonly ways: Float64Array;
  private total = 0;

  /** @param ways from place to place, row by row, in any unit */
  constructor(ways: Float64Array, places: number) {
    this.ways = ways;
    this.counts = new Int32Array(places);
  }

  add(place: number): void {
    this.counts[place] = (this.counts[place] ?? 0) + 1;
    this.total++;
  }

  /** Takes the idle vehicle with the shortest way to `pickUp`; returns where it stood, or −1 where none is idle. */
  takeNearest(pickUp: number): number {
    if (this.total === 0) return -1;
    const order = this.byWay.get(pickUp) ?? this.orderByWay(pickUp);
    for (const place of order)
      if ((this.counts[place] ?? 0) > 0) {
        this.counts[place] = (this.counts[place] ?? 0) - 1;
        this.total--;
        return place;
      }
    return -1;
  }

  private orderByWay(pickUp: number): Int32Array {
    const way = (place: number) => this.ways[place * this.counts.length + pickUp] ?? 0;
    const order = Int32Array.from(this.counts.keys()).sort((a, b) => way(a) - way(b) || a - b);
    this.byWay.set(pickUp, order);
    return order;
  }
}
