/** Splits events into upcoming ones, the next first, and past ones, the latest first. Times are ISO; `now` is in ms. */
export function splitByTime<Event extends { start: string; end: string }>(
  events: readonly Event[],
  now: number,
) {
  const inOrder = events.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const hasEnded = ({ end }: Event) => Date.parse(end) < now;
  return {
    coming: inOrder.filter((event) => !hasEnded(event)),
    past: inOrder.filter(hasEnded).toReversed(),
  };
}
