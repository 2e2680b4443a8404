import { expect, it } from "vitest";
import { random } from "../numbers/random.ts";
import { Reservations } from "./reservations.ts";
import { areasOf } from "./shapes.ts";

type Held = { area: number; from: number; to: number; owner: number };

it("knows what is free and until when it isn't, as a plain list of reservations does", () => {
  const { next } = random(1);
  const pick = (count: number) => next() % count;
  const [areas, owners] = [3, 6];
  const reservations = new Reservations(areas);
  let held: Held[] = [];
  for (let now = 0; now < 3000; now += 10) {
    reservations.now = now;
    const owner = pick(owners);
    reservations.release(owner);
    held = held.filter((each) => each.owner !== owner);
    /* More than an area has room for at first; the last one without an end now and then. */
    let from = now;
    for (let count = pick(12); count > 0; count--) {
      from += pick(60);
      const to = count === 1 && pick(5) === 0 ? Infinity : from + 1 + pick(80);
      const near = [pick(areas), areas - 1];
      reservations.hold(owner, { near: areasOf([...new Set(near)].map(shape)) }, from, to);
      for (const area of new Set(near)) {
        const last = held.findLast((each) => each.area === area);
        /* What follows at once is one with what was before. */
        if (last?.owner === owner && last.to >= from) last.to = Math.max(last.to, to);
        else held.push({ area, from, to, owner });
      }
    }
    const [area, asker] = [pick(areas), pick(owners)];
    const others = held.filter((each) => each.area === area && each.owner !== asker && each.to > now);
    const begins = now + pick(100);
    const ends = begins + 1 + pick(100);
    const passes = Float64Array.of(area, 0, ends - begins);
    expect(reservations.clearFor(passes, begins, Infinity, asker)).toBe(
      clearAmong(others, begins, ends - begins),
    );
    const [starts, stops] = [new Float64Array(100), new Float64Array(100)];
    const found = reservations.gaps(shape(area), begins, asker, 90, starts, stops, 5);
    const gaps = Array.from({ length: found }, (_, at) => [starts[at + 5], stops[at + 5]]);
    expect(gaps).toEqual(gapsAmong(others, begins));
    expect(reservations.isTaken(shape(area), asker)).toBe(others.some(({ to }) => to === Infinity));
  }
});

/** The first moment from one on at which nobody holds the area for so long. */
function clearAmong(held: readonly Held[], begins: number, lasts: number): number {
  const overlapping = held.filter(({ from, to }) => from < begins + lasts && to > begins);
  if (begins === Infinity || overlapping.length === 0) return begins;
  return clearAmong(held, Math.max(...overlapping.map(({ to }) => to)), lasts);
}

function gapsAmong(held: readonly Held[], after: number) {
  const gaps: [from: number, to: number][] = [];
  let free = after;
  for (const { from, to } of held.toSorted((a, b) => a.from - b.from)) {
    if (to <= free) continue;
    if (from > free) gaps.push([free, from]);
    free = to;
  }
  return free < Infinity ? [...gaps, [free, Infinity]] : gaps;
}

const shape = (area: number) => ({ area });
