import fc from "fast-check";
import { expect, it } from "vitest";
import { planWith } from "../plan/example.ts";
import { distancesOf } from "./distances.ts";

const flows = [{ from: "a", to: "a", load: "pallet", perHour: 1 }];
const floor = (places: object[], lanes: object[]) => distancesOf(planWith({ places, lanes, flows }));

it("a lane is a straight line to the millimetre, unless it names its length", () => {
  const places = [
    { id: "a", x: 0, y: 0 },
    { id: "b", x: 1000, y: 1000 },
    { id: "c", x: 1000, y: 1000 },
  ];
  const { between } = floor(places, [
    { from: "a", to: "b", both: true },
    { from: "b", to: "c", length: 0 },
    { from: "c", to: "a", length: 5000 },
  ]);
  expect(between("a", "b")).toBe(1414);
  expect(between("a", "c")).toBe(1414);
  expect(between("c", "b")).toBe(6414);
  expect(between("a", "a")).toBe(0);
});

it("a one-way lane can't be driven backwards", () => {
  const places = [
    { id: "a", x: 0, y: 0 },
    { id: "b", x: 10, y: 0 },
  ];
  const { between } = floor(places, [{ from: "a", to: "b" }]);
  expect(between("a", "b")).toBe(10);
  expect(between("b", "a")).toBe(Number.POSITIVE_INFINITY);
});

it("no way is longer than a detour by a third place, and each is a sum of lanes", () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 99 }), y: fc.integer({ min: 0, max: 99 }) });
  const floors = fc.array(place, { minLength: 1, maxLength: 7 }).chain((spots) => {
    const end = fc.integer({ min: 0, max: spots.length - 1 });
    return fc.tuple(
      fc.constant(spots),
      fc.array(fc.record({ from: end, to: end, both: fc.boolean() }), { maxLength: 12 }),
    );
  });
  fc.assert(
    fc.property(floors, ([spots, lanes]) => {
      const named = spots.map((spot, index) => ({ ...spot, id: index === 0 ? "a" : `${index}` }));
      const idOf = (index: number) => named[index]?.id ?? "";
      const { matrix } = floor(
        named,
        lanes.map(({ from, to, both }) => ({ from: idOf(from), to: idOf(to), both })),
      );
      const count = spots.length;
      const at = (from: number, to: number) => matrix[from * count + to] ?? Number.NaN;
      for (const { from, to } of lanes)
        for (let start = 0; start < count; start++) {
          const [a, b] = [spots[from], spots[to]];
          const length = Math.round(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0)));
          expect(at(start, to)).toBeLessThanOrEqual(at(start, from) + length);
        }
    }),
  );
});
