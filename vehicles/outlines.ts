import type { VehicleKind } from "./vehicle.ts";

/** Corners as shares of length and width from the middle: the vehicle drives towards +along. */
export type Corners = readonly (readonly [along: number, across: number])[];

/** One side of each outline: a nose with a point, a blunt one, corners cut on both ends, a notch at the back, a flat deck. */
const sides = {
  pointed: [
    [0.5, 0],
    [0.28, 0.5],
    [-0.5, 0.5],
  ],
  blunt: [
    [0.5, 0.16],
    [0.3, 0.5],
    [-0.38, 0.5],
    [-0.5, 0.3],
  ],
  octagon: [
    [0.5, 0.12],
    [0.24, 0.5],
    [-0.28, 0.5],
    [-0.5, 0.24],
  ],
  notched: [
    [0.5, 0],
    [0.28, 0.5],
    [-0.5, 0.5],
    [-0.3, 0],
  ],
  flat: [
    [0.5, 0.34],
    [0.42, 0.5],
    [-0.5, 0.5],
  ],
} as const satisfies Record<string, Corners>;

/** How a vehicle is drawn from above where it is small: on a floor with several kinds, each is told by its shape. */
export type Outline = keyof typeof sides;

export const outlineOfKind: Readonly<Record<VehicleKind, Outline>> = {
  fork: "pointed",
  lifter: "octagon",
  tugger: "notched",
  "conveyor vehicle": "flat",
};

const whole = (side: Corners): Corners => [
  ...side,
  ...[...side].reverse().map(([along, across]) => [along, -across] as const),
];

/* Made once: fifty vehicles are drawn sixty times a second. */
const outlines = new Map<string, Corners>(Object.entries(sides).map(([name, side]) => [name, whole(side)]));

export const cornersOf = (outline: Outline): Corners => outlines.get(outline) ?? [];
