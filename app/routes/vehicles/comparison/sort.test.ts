import { expect, test } from "vitest";
import { next, sort } from "./sort.ts";

const vehicle = (name: string, ...ranks: number[]) => ({ name, figures: ranks.map((rank) => ({ rank })) });
const vehicles = [vehicle("fork", 1400, 1.5), vehicle("single", 1000, 1), vehicle("lifter", 1500, 1.5)];
const names = (order: Parameters<typeof sort>[1]) => sort(vehicles, order).map(({ name }) => name);

test("Without an order they stay as they are", () => {
  expect(names(undefined)).toEqual(["fork", "single", "lifter"]);
});

test("They are sorted by one figure, either way", () => {
  expect(names({ figure: 0, ascending: false })).toEqual(["lifter", "fork", "single"]);
  expect(names({ figure: 0, ascending: true })).toEqual(["single", "fork", "lifter"]);
});

test("Equal ones keep their places", () => {
  expect(names({ figure: 1, ascending: false })).toEqual(["fork", "lifter", "single"]);
});

test("A figure is pressed three times: largest first, smallest first, as it was", () => {
  const first = next(undefined, 2);
  const second = next(first, 2);
  expect(first).toEqual({ figure: 2, ascending: false });
  expect(second).toEqual({ figure: 2, ascending: true });
  expect(next(second, 2)).toBeUndefined();
  expect(next(second, 1)).toEqual({ figure: 1, ascending: false });
});
