import type { FloorBox } from "#app/sections/floor-drawing/floor-box.ts";
import type { ScreenName, ScreenPart } from "#content/products/software-page.ts";

/** Around the crossing of the floor, with the door west of it, mm. */
const crossing: FloorBox = { left: 14_000, top: 22_000, width: 28_000, height: 14_000 };

/** The part of the floor that a map shows; undefined if it is all of it. */
export const boxOf = (part: ScreenPart | ScreenName) => (part === "crossing" ? crossing : undefined);
