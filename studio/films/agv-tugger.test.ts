import { expect, it } from "vitest";
import { agvTugger, crossingFrom, cuts, firstTrolley } from "./agv-tugger.ts";
import { actorIn, every } from "./in-film.ts";

const tuggerAt = actorIn(agvTugger, "vehicle");
const personAt = actorIn(agvTugger, "person");
const crateAt = actorIn(agvTugger, "load", ({ load }) => "crate" in load);
const gap = (time: number) =>
  Math.hypot(crateAt(time).x - personAt(time).x, crateAt(time).z - personAt(time).z);
const onTrain = (time: number) => Math.abs(tuggerAt(time).x - firstTrolley - crateAt(time).x) < 1e-6;

it("puts the crate on the train, carries it, and has it taken off at the line", () => {
  expect(gap(0)).toBeLessThan(0.4);
  for (const time of every(cuts.crossing, cuts.delivery + 1.5)) expect(onTrain(time)).toBe(true);
  expect(onTrain(cuts.crossing - 0.05)).toBe(true);
  expect(gap(cuts.end - 0.05)).toBeLessThan(0.4);
});

it("drives ahead alone, and not while a crate passes the posts of its trolley", () => {
  for (const [from, to] of [
    [0, cuts.crossing],
    [cuts.crossing, cuts.delivery],
    [cuts.delivery, cuts.end],
  ] as const) {
    for (const time of every(from, to - 0.1)) {
      const step = tuggerAt(time + 1 / 24).x - tuggerAt(time).x;
      expect(step).toBeGreaterThanOrEqual(0);
      const aside = Math.abs(crateAt(time).z - tuggerAt(time).z);
      if (aside > 0.2001 && aside < 0.55) expect(step).toBeLessThan(1e-6);
    }
  }
});

it("stands before the crossing for as long as somebody is in its lane", () => {
  for (const time of every(cuts.crossing, cuts.delivery)) {
    if (Math.abs(personAt(time).z) < 1) expect(tuggerAt(time).x + 0.81).toBeLessThan(crossingFrom);
  }
});
