import { expect, it } from "vitest";
import { pictureType } from "./take-underlay.ts";
import { boxAround, drawnAt, scaled, type Underlay } from "./underlay.ts";

const picture: Underlay = {
  ...{ kind: "picture", href: "data:,", file: "hall.png", note: "", width: 1000, height: 500 },
  ...{ x: 0, y: 10_000, scale: 20 },
};
const box = { x: 0, y: 0, width: 20_000, height: 10_000 };

it("is scaled by two points: the first stays or moves to where it belongs, the distance becomes the building's", () => {
  const [from, to] = [
    { x: 2000, y: 8000 },
    { x: 12_000, y: 8000 },
  ];
  const twice = scaled(picture, from, to, 20_000);
  expect(twice).toMatchObject({ x: -2000, y: 12_000, scale: 40 });
  expect(scaled(picture, from, to, 20_000, { x: 0, y: 0 })).toMatchObject({ x: -4000, y: 4000, scale: 40 });
  /* What lay under the second point lies 20 m from the first now. */
  const under = (to.x - picture.x) / picture.scale;
  expect((twice?.x ?? 0) + under * 40).toBe(22_000);
});

it("isn't scaled by one point, nor beyond the largest floor", () => {
  const at = { x: 5, y: 5 };
  expect(scaled(picture, at, at, 1000)).toBeUndefined();
  expect(scaled(picture, at, { x: 6, y: 5 }, 0)).toBeUndefined();
  expect(scaled(picture, at, { x: 6, y: 5 }, -3)).toBeUndefined();
  expect(scaled(picture, at, { x: 6, y: 5 }, 1e6)).toBeUndefined();
});

it("lies at a drawing's own coordinates if those are near the floor, and the box holds both", () => {
  expect(drawnAt({ left: 1000, top: 9000, width: 50_000, height: 8000 }, box)).toEqual({
    x: 1000,
    y: 9000,
    scale: 1,
  });
  expect(drawnAt({ left: 3e9, top: 5e9, width: 50_000, height: 8000 }, box)).toEqual({
    x: 0,
    y: 10_000,
    scale: 1,
  });
  expect(boxAround(box, { ...picture, x: -5000 })).toEqual({ x: -5000, y: 0, width: 25_000, height: 10_000 });
  expect(boxAround(box, undefined)).toBe(box);
});

it.each([
  ["image/png", [0x89, ..."PNG\r\n\u001A\n"]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/svg+xml", [..."<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'>"]],
  [undefined, [..."GIF89a"]],
] as const)("is %s by its first bytes", (type, begin) => {
  expect(
    pictureType(
      Uint8Array.from(begin, (byte: number | string) =>
        Number(typeof byte === "string" ? byte.codePointAt(0) : byte),
      ),
    ),
  ).toBe(type);
});
