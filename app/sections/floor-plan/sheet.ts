import type { FloorBox } from "#app/sections/floor-drawing/floor-box.ts";
import type { Point } from "#content/tasks/plants/plant.ts";

/** The sheet that floors are drawn on, and the length of one of its units, mm. */
export const sheet = { width: 1200, height: 600, unit: 50 } as const;

/** The same sheet in a plan's mm. */
export const sheetBox: FloorBox = {
  left: 0,
  top: sheet.height * sheet.unit,
  width: sheet.width * sheet.unit,
  height: sheet.height * sheet.unit,
};

/** A vehicle on the sheet; `turn` in degrees clockwise from the right. */
export type SheetVehicle = { at: Point; turn: number; length: number; width: number };

/** Where a vehicle rests, and where it leaves the way to get there. */
export type Bay = { at: Point; foot: Point };

/** From a plan's mm. */
export const onSheet = ({ x, y }: { x: number; y: number }): Point => [
  Math.round(x / sheet.unit),
  Math.round(sheet.height - y / sheet.unit),
];
