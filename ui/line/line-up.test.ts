import { expect, test } from "vitest";
import { lineUp } from "./line-up.ts";

const leads = {
  plan: { to: 0, phoneTo: 0 },
  facts: { to: 3, phoneTo: 4, stations: 0 },
  halves: { to: 2, phoneTo: 4, stations: 2 },
  next: { to: 4, phoneTo: 4 },
} as const;

test.each([
  { order: ["plan", "halves", "facts", "next"], numbers: ["01", "02", "04", "04"] },
  { order: ["halves", "plan", "next"], numbers: ["01", "03", "04"] },
  { order: [], numbers: [] },
] as const)("$order: the line goes on where it was, and stations are counted", ({ order, numbers }) => {
  const start = { to: 1, phoneTo: 0 } as const;
  const places = lineUp<keyof typeof leads>(order, leads, start);
  expect(places.map(({ number }) => number)).toEqual(numbers);
  for (const [index, { name, line }] of places.entries()) {
    const above = places[index - 1];
    expect(line.from).toBe(above ? above.line.to : start.to);
    expect(line.phone.from).toBe(above ? above.line.phone.to : start.phoneTo);
    expect([line.to, line.phone.to]).toEqual([leads[name].to, leads[name].phoneTo]);
  }
});
