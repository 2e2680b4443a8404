/** A queue of numbered items by time, the earliest first; at equal times, the lowest number first. */
export class TimeHeap {
  size = 0;
  private times: Float64Array;
  private items: Int32Array;

  constructor(capacity: number) {
    this.times = new Float64Array(capacity);
    this.items = new Int32Array(capacity);
  }

  /** When the earliest item is due; Infinity if the heap is empty. */
  get time(): number {
    return this.size > 0 ? (this.times[0] ?? 0) : Number.POSITIVE_INFINITY;
  }

  /** Holds at most `capacity` items. */
  add(time: number, item: number): void {
    let at = this.size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.before(time, item, parent)) break;
      this.move(parent, at);
      at = parent;
    }
    this.times[at] = time;
    this.items[at] = item;
  }

  /** Removes the earliest item and returns its number. */
  take(): number {
    const first = this.items[0] ?? -1;
    const last = --this.size;
    const time = this.times[last] ?? 0;
    const item = this.items[last] ?? 0;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= last) break;
      const right = child + 1;
      if (right < last && this.before(this.times[right] ?? 0, this.items[right] ?? 0, child)) child = right;
      if (this.before(time, item, child)) break;
      this.move(child, at);
      at = child;
    }
    this.times[at] = time;
    this.items[at] = item;
    return first;
  }

  private before(time: number, item: number, at: number): boolean {
    const other = this.times[at] ?? 0;
    return time < other || (time === other && item < (this.items[at] ?? 0));
  }

  private move(from: number, to: number): void {
    this.times[to] = this.times[from] ?? 0;
    this.items[to] = this.items[from] ?? 0;
  }
}
