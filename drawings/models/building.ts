import type { Body } from "../kernel/body.ts";
import { box, type On, patch, stroke } from "../kernel/loft.ts";
import { polyline } from "../kernel/outline.ts";
import type { Mark } from "../kernel/solid.ts";
import { writing } from "./glyphs.ts";

export type DockWall = {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly height: number;
  /** Low corner of each door along x, and whether a trailer stands open behind it. */
  readonly doors: readonly { readonly x: number; readonly open: boolean; readonly sign: readonly string[] }[];
};

const door = { width: 2.7, height: 3.1 } as const;

/** A wall along x that faces -y, with dock doors, a green band and windows above. */
export function dockWall({ x0, x1, y, height, doors }: DockWall): Body[] {
  const at =
    (on: On): On =>
    (x, z) =>
      on((x - x0) / (x1 - x0), z / height);
  const face = (on: On): Mark[] => {
    const metre = at(on);
    const joints = Array.from(
      { length: Math.floor((x1 - x0) / 3) },
      (_, index): Mark => ({
        outline: stroke(metre, [x0 + (index + 1) * 3, 0], [x0 + (index + 1) * 3, height]),
        open: true,
      }),
    );
    return [
      ...joints,
      { outline: patch(metre, x0, 4.35, x1, 4.7), material: "green" },
      { outline: patch(metre, x0, 0, x1, 0.25), material: "steel" },
      ...doors.flatMap(({ x, open, sign }) => [
        ...(open ? openDoor(metre, x) : closedDoor(metre, x)),
        ...doorSign(metre, x, sign),
      ]),
    ];
  };
  const bumpers = doors.flatMap(({ x }) =>
    [-0.3, door.width + 0.05].map((dx) =>
      box([x + dx, y - 0.14, 0.1], [0.25, 0.14, 0.5], "rubber", { weight: "fine", light: true }),
    ),
  );
  return [
    box([x0, y, 0], [x1 - x0, 0.3, height], "wall", { weight: "fine", sides: { 0: face }, light: true }),
    ...bumpers,
  ];
}

function closedDoor(metre: On, x: number): Mark[] {
  return [
    { outline: patch(metre, x, 0, x + door.width, door.height), material: "steel", weight: "edge" },
    ...[0.62, 1.24, 1.86, 2.48].map(
      (z): Mark => ({ outline: stroke(metre, [x, z], [x + door.width, z]), open: true }),
    ),
    ...[0.4, 1.5].map(
      (dx): Mark => ({ outline: patch(metre, x + dx, 1.4, x + dx + 0.8, 1.7), material: "glass" }),
    ),
  ];
}

/** Through an open door: the trailer's floor, its wall, and the last of its load. */
function openDoor(metre: On, x: number): Mark[] {
  const { width, height } = door;
  const corner = (dx: number, z: number) => metre(x + dx, z);
  return [
    { outline: patch(metre, x - 0.18, 0, x + width + 0.18, height + 0.3), material: "rubber" },
    { outline: patch(metre, x, 0, x + width, height), material: "glass", weight: "fine" },
    {
      outline: polyline([corner(0, 0), corner(width, 0), corner(width, height)]),
      material: "steel",
      weight: "fine",
    },
    ...[0.6, 1.2, 1.8].map(
      (dx): Mark => ({
        outline: polyline([corner(dx, 0), corner(width, (width - dx) * (height / width))]),
        open: true,
      }),
    ),
  ];
}

function doorSign(metre: On, x: number, sign: readonly string[]): Mark[] {
  const middle = x + door.width / 2;
  return [
    { outline: patch(metre, middle - 0.45, 3.5, middle + 0.45, 4.2), material: "green", weight: "fine" },
    ...writing(metre, sign, [middle - 0.26, 3.65, middle + 0.26, 4.05], "lamp", "bold"),
  ];
}

/** A fence of mesh panels from x0 to x1 along x. */
export function fence(x0: number, x1: number, y: number, height = 2): Body[] {
  const panels = Math.max(1, Math.round((x1 - x0) / 1.5));
  const width = (x1 - x0) / panels;
  const posts = Array.from({ length: panels + 1 }, (_, index) =>
    box([x0 + index * width - 0.03, y - 0.03, 0], [0.06, 0.06, height], "graphite", {
      weight: "fine",
      light: true,
    }),
  );
  const lines = Array.from({ length: panels }, (_, index) =>
    mesh(x0 + index * width + 0.03, x0 + (index + 1) * width - 0.03, y, height),
  );
  return [...lines, ...posts];
}

function mesh(x0: number, x1: number, y: number, height: number): Body {
  const wires = [0.15, 0.6, 1.05, 1.5, 1.95]
    .filter((z) => z < height)
    .map((z) => polyline([[x0, y, z] as const, [x1, y, z] as const]));
  const uprights = Array.from({ length: 5 }, (_, index) => x0 + ((index + 1) * (x1 - x0)) / 6).map((x) =>
    polyline([[x, y, 0.15] as const, [x, y, height - 0.05] as const]),
  );
  return {
    faces: [...wires, ...uprights].map((outline) => ({ outline, open: true, weight: "fine" as const })),
    low: [x0, y - 0.01, 0],
    high: [x1, y + 0.01, height],
    light: true,
  };
}
