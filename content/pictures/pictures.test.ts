import { expect, test } from "vitest";
import { findListed, type VehicleReference, vehicles } from "#vehicles/index.ts";
import { type ProductContent, productContents } from "../../vehicles/product-content.ts";
import photographs from "./photographs.json" with { type: "json" };
import { drawings, findPicture, galleryOf, type PictureName } from "./pictures.ts";

test.each(Object.entries(photographs))("%s says in a sentence what it shows", (_, { alt }) => {
  expect(alt.split(" ").length).toBeGreaterThan(5);
  expect(alt).toMatch(/^[A-Z].*\.$/s);
});

test.each(Object.entries(drawings))("the drawing %s says what it shows", (_, { alt }) => {
  expect(alt.split(" ").length).toBeGreaterThan(4);
});

test("a name means a photograph, unless the drawing is asked for", () => {
  expect(findPicture("fork")).toMatchObject({ kind: "photograph", name: "fork", width: 2000 });
  expect(findPicture("drawing:blog-1")).toMatchObject({ kind: "drawing", name: "blog-1" });
});

test("a name without a drawing or photograph is an error that says what to do", () => {
  expect(() => findPicture("for" as PictureName)).toThrow(/no picture "for".*npm run pictures/);
  expect(() => findPicture("world-map" as PictureName)).toThrow(/no picture "world-map"/);
});

test("every vehicle is shown by a photograph", () => {
  for (const { picture } of vehicles) expect(findPicture(picture).kind).toBe("photograph");
});

test("vehicles that were photographed have a picture of their own", () => {
  const own = vehicles.filter(({ product }) => counts.some(([name]) => name === product));
  expect(new Set(own.map(({ picture }) => picture)).size).toBe(own.length);
});

test("a gallery shows the existing photographs, in order", () => {
  for (const { gallery } of Object.values(productContents)) {
    const numbers = gallery.map(({ src }) => Number(src.split("-").at(-1)));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  }
  expect(galleryOf("counter-balance", 3)).toEqual([]);
});

/** Counted by hand for photographed vehicles, so that a lost picture is noticed. */
const counts = [
  ["fork", 5],
  ["agvTugger", 8],
  ["counterBalance", 0],
  ["singleConveyor", 9],
  ["dualConveyor", 14],
  ["lifter", 20],
] as const;

test.each(counts.filter(([product]) => findListed(product)))(
  "the gallery of %s shows exactly %i",
  (product, count) => {
    const contents: Partial<Record<VehicleReference, ProductContent>> = productContents;
    expect(contents[product]?.gallery).toHaveLength(count);
  },
);
