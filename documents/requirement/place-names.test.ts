import fc from "fast-check";
import { expect, it } from "vitest";
import { placeNames } from "./place-names.ts";

const within = { x: 0, y: 0, width: 400, height: 200 };
const height = 9;
const name = fc.record({
  x: fc.integer({ min: 16, max: 384 }),
  y: fc.integer({ min: 16, max: 184 }),
  width: fc.integer({ min: 8, max: 90 }),
});

it("names never cover one another or a place, and stay in the drawing", () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 40 }), (list) => {
      const names = list.map((each, index) => ({ ...each, id: `${index}` }));
      const placed = [...placeNames(names, within)].map(([id, at]) => ({
        ...at,
        width: names[Number(id)]?.width ?? 0,
      }));
      const covers = (
        a: (typeof placed)[number],
        b: { x: number; y: number; width: number; height: number },
      ) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + height;
      for (const [index, one] of placed.entries()) {
        expect(one.x >= 0 && one.x + one.width <= within.width && one.y >= 0 && one.y + height <= 200).toBe(
          true,
        );
        for (const other of placed.slice(index + 1)) expect(covers(one, { ...other, height })).toBe(false);
        for (const { x, y } of names)
          expect(covers(one, { x: x - 3, y: y - 3, width: 6, height: 6 })).toBe(false);
      }
    }),
  );
});

it("a single name is written beside its place", () => {
  expect(placeNames([{ id: "dock", x: 100, y: 100, width: 20 }], within).get("dock")).toMatchObject({
    x: 75,
  });
  expect(placeNames([{ id: "dock", x: 390, y: 100, width: 20 }], within).get("dock")).toMatchObject({
    x: 365,
  });
});

it("a name keeps off the lanes where there is room beside them", () => {
  const places = [{ id: "packing 1", x: 100, y: 100, width: 30 }];
  /* The first spot lies left of the place; a lane passes there. */
  const at = placeNames(places, within, [
    [
      { x: 80, y: 20 },
      { x: 80, y: 180 },
    ],
  ]).get("packing 1");
  expect(at && (at.x > 80 || at.x + 30 < 80)).toBe(true);
});

it("two names in one line have a gap between them", () => {
  const places = [
    { id: "charger 1", x: 100, y: 100, width: 30 },
    { id: "charger 2", x: 132, y: 100, width: 30 },
  ];
  const placed = placeNames(places, within);
  const [one, other] = ["charger 1", "charger 2"].map((id) => placed.get(id));
  expect(one && other && (one.y !== other.y || Math.abs(one.x - other.x) >= 34)).toBe(true);
});
