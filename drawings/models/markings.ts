import { type On, patch, stroke } from "../kernel/loft.ts";
import type { Mark } from "../kernel/solid.ts";

/** A part of a face: from u0, v0 to u1, v1. */
export type Part = readonly [u0: number, v0: number, u1: number, v1: number];

/** The M of the mark. */
export function letter(on: On, [u0, v0, u1, v1]: Part): Mark {
  const middle = (u0 + u1) / 2;
  const dip = v0 + (v1 - v0) * 0.42;
  return {
    outline: stroke(on, [u0, v0], [u0, v1], [middle, dip], [u1, v1], [u1, v0]),
    open: true,
    material: "green",
    weight: "edge",
  };
}

/** Slots for air, one a height. */
export const vents = (on: On, u0: number, u1: number, heights: readonly number[]): Mark[] =>
  heights.map((v) => ({ outline: stroke(on, [u0, v], [u1, v]), open: true, weight: "edge" }));

/** The screen: charge, next stop, and the piece of route ahead. */
export function screen(on: On, [u0, v0, u1, v1]: Part): Mark[] {
  const at = (u: number, v: number) => [u0 + u * (u1 - u0), v0 + v * (v1 - v0)] as const;
  const bright = (from: number, to: number, v: number): Mark => ({
    outline: stroke(on, at(from, v), at(to, v)),
    open: true,
    material: "lamp",
    weight: "edge",
  });
  return [
    { outline: patch(on, u0, v0, u1, v1), material: "glass", weight: "fine" },
    { outline: patch(on, ...at(0.12, 0.18), ...at(0.5, 0.33)), material: "signal" },
    bright(0.12, 0.44, 0.54),
    bright(0.12, 0.34, 0.74),
    {
      outline: stroke(on, at(0.63, 0.25), at(0.77, 0.25), at(0.77, 0.64), at(0.88, 0.78)),
      open: true,
      material: "signal",
      weight: "edge",
    },
  ];
}

/** A light strip along a face. */
export const glow = (on: On): Mark[] => [
  { outline: stroke(on, [0, 0.89], [1, 0.89]), open: true, material: "signal", weight: "edge" },
];

/** A light strip up a face, at u. */
export const upright = (on: On, u: number): Mark => ({
  outline: stroke(on, [u, 0.02], [u, 0.98]),
  open: true,
  material: "signal",
  weight: "bold",
});

/** A joint along a face. */
export const seam = (on: On): Mark[] => [{ outline: stroke(on, [0, 0.52], [1, 0.52]), open: true }];

/** Two headlamps between v0 and v1, each `width` wide, at the ends of a face. */
export const headlamps = (on: On, v0: number, v1: number, width = 0.2): Mark[] =>
  [0.05, 0.95 - width].map((u) => ({
    outline: patch(on, u, v0, u + width, v1),
    material: "lamp",
    weight: "fine",
  }));

type Dressing = Readonly<Record<number, (on: On) => readonly Mark[]>>;

/** The same marks on each of `count` sides. */
export const everySide = (count: number, draw: (on: On) => readonly Mark[]): Dressing =>
  Object.fromEntries(Array.from({ length: count }, (_, side) => [side, draw]));
