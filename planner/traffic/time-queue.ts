/**
 * A binary heap by time; items with equal times leave in the order in which they came. Three arrays of plain values: an
 * object for each entry would double the work of the search.
 */
export class TimeQueue<Item> {
  readonly #items: Item[] = [];
  readonly #times: number[] = [];
  readonly #orders: number[] = [];
  #pushed = 0;

  push(item: Item, time: number) {
    const times = this.#times;
    const order = this.#pushed++;
    let at = times.length;
    times.push(time);
    this.#items.push(item);
    this.#orders.push(order);
    /* Of equal times, the older ones stay in front. */
    while (at > 0) {
      const up = (at - 1) >> 1;
      if ((times[up] ?? 0) <= time) break;
      this.#move(up, at);
      at = up;
    }
    this.#put(at, item, time, order);
  }

  /** The earliest time; Infinity if the queue is empty. */
  get nextTime() {
    return this.#times.length === 0 ? Infinity : (this.#times[0] ?? Infinity);
  }

  /** Removes and returns the earliest item with its time; undefined if the queue is empty. */
  pop(): { item: Item; time: number } | undefined {
    const time = this.nextTime;
    const item = this.take();
    return item === undefined ? undefined : { item, time };
  }

  /** Removes and returns the earliest item; undefined if the queue is empty. */
  take(): Item | undefined {
    const times = this.#times;
    const first = this.#items[0];
    const item = this.#items.pop();
    const time = times.pop() ?? 0;
    const order = this.#orders.pop() ?? 0;
    const { length } = times;
    if (item === undefined || length === 0) return first;
    let at = 0;
    for (;;) {
      let least = 2 * at + 1;
      if (least >= length) break;
      if (least + 1 < length && this.#before(least + 1, times[least] ?? 0, this.#orders[least] ?? 0)) least++;
      if (!this.#before(least, time, order)) break;
      this.#move(least, at);
      at = least;
    }
    this.#put(at, item, time, order);
    return first;
  }

  #before(at: number, time: number, order: number) {
    const own = this.#times[at] ?? 0;
    return own < time || (own === time && (this.#orders[at] ?? 0) < order);
  }

  #move(from: number, to: number) {
    this.#put(to, this.#items[from] as Item, this.#times[from] ?? 0, this.#orders[from] ?? 0);
  }

  #put(at: number, item: Item, time: number, order: number) {
    this.#items[at] = item;
    this.#times[at] = time;
    this.#orders[at] = order;
  }
}
