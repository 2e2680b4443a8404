import { expect, test } from "vitest";
import { shots } from "../studio/shots/shots.ts";
import photographs from "./photographs.json" with { type: "json" };
import { type DrawingName, drawings, findPicture, galleryOf, type PictureName } from "./pictures.ts";
import { productContents } from "./product-content.ts";
import { type productNames, vehicles } from "./vehicles.ts";

test.each(Object.entries(photographs))("%s says in a sentence what it shows", (_, { alt }) => {
  expect(alt.split(" ").length).toBeGreaterThan(5);
  expect(alt).toMatch(/^[A-Z].*\.$/s);
});

test.each(Object.entries(drawings))("the drawing %s says what it shows", (_, { alt }) => {
  expect(alt.split(" ").length).toBeGreaterThan(4);
});

test("a photograph takes the place of the drawing of its name, unless the drawing is asked for", () => {
  expect(findPicture("fork")).toMatchObject({ kind: "photograph", name: "fork", width: 2000 });
  expect(findPicture("drawing:vehicle-fork")).toMatchObject({ kind: "drawing", name: "vehicle-fork" });
});

test.each(["use-case-", "case-", "blog-"])(
  "subjects of one row, %s, are all photographed or all drawn",
  (row) => {
    const names = Object.keys(drawings).filter((name) => name.startsWith(row)) as DrawingName[];
    expect(names.length).toBeGreaterThan(4);
    expect(new Set(names.map((name) => findPicture(name).kind)).size).toBe(1);
  },
);

test("a name that nobody drew or photographed is an error with a way out", () => {
  expect(() => findPicture("for" as PictureName)).toThrow(/no picture "for".*npm run pictures/);
});

test("every vehicle has a photograph of its own", () => {
  const shown = vehicles.map(({ picture }) => findPicture(picture));
  expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set(["photograph"]));
  expect(new Set(shown.map(({ name }) => name)).size).toBe(6);
});

const counts: Record<(typeof productNames)[number], number> = {
  fork: 5,
  agvTugger: 8,
  counterBalance: 0,
  singleConveyor: 9,
  dualConveyor: 14,
  lifter: 20,
};
const galleryShots = shots.filter(({ name }) => name.includes("-gallery-"));
const complete = galleryShots.every(({ name }) => name in photographs);

test("a gallery shows the photographs that there are, in their order", () => {
  expect(galleryShots).toHaveLength(56);
  for (const { gallery } of Object.values(productContents)) {
    const numbers = gallery.map(({ src }) => Number(src.split("-").at(-1)));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  }
  expect(galleryOf("counter-balance", 3)).toEqual([]);
});

test.skipIf(!complete).each(Object.entries(counts))(
  "the gallery of %s shows exactly %i",
  (product, count) => {
    expect(productContents[product as keyof typeof counts].gallery).toHaveLength(count);
  },
);
