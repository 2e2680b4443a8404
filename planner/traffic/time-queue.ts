/** A binary heap by time; items with equal times leave in the order in which they came. */
export class TimeQueue<Item> {
  readonly #heap: { item: Item; time: number; order: number }[] = [];
  #pushed = 0;

  push(item: Item, time: number) {
    const heap = this.#heap;
    const entry = { item, time, order: this.#pushed++ };
    let at = heap.length;
    heap.push(entry);
    while (at > 0) {
      const up = (at - 1) >> 1;
      const parent = heap[up];
      if (!parent || !before(entry, parent)) break;
      heap[at] = parent;
      at = up;
    }
    heap[at] = entry;
  }

  /** The earliest time; Infinity if the queue is empty. */
  get nextTime() {
    return this.#heap[0]?.time ?? Infinity;
  }

  /** Removes and returns the earliest item with its time; undefined if the queue is empty. */
  pop(): { item: Item; time: number } | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const [a, b] = [heap[left], heap[left + 1]];
      if (!a) break;
      const smaller = b && before(b, a) ? b : a;
      if (!before(smaller, last)) break;
      heap[at] = smaller;
      at = smaller === a ? left : left + 1;
    }
    heap[at] = last;
    return first;
  }
}

function before(a: { time: number; order: number }, b: { time: number; order: number }) {
  return a.time < b.time || (a.time === b.time && a.order < b.order);
}
