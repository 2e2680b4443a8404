import type { vehiclePage } from "#content/products/vehicle-page.ts";
import type { TurnData } from "../load-turn.ts";
import type { Looking } from "./looking.ts";

type Words = typeof vehiclePage.turn;

/** Measures of the shown model, mm. */
export type Shown = { height: number; load: { length: number; width: number; height: number; top: number } };

/** Height of the doorway in the view, mm. */
export const doorHeight = 2500;

/** What the picture shows, in sentences. */
export function say(looking: Looking, data: TurnData, shown: Shown, words: Words): string {
  const { length, width } = data.size;
  return [
    `${words.seen} ${sideOf(looking.turn, words)}, ${Math.round(looking.tilt)}° ${words.above}.`,
    data.lift && `${words.parts[data.lift.part]} ${looking.lift} ${words.overFloor}.`,
    looking.load ? `${words.loaded} ${size(shown.load)}.` : `${words.unloaded}.`,
    looking.measures && `${words.vehicle} ${size({ length, width, height: shown.height })}.`,
    aroundIn(looking, data, shown, words),
  ]
    .filter(Boolean)
    .join(" ");
}

const size = ({ length, width, height }: { length: number; width: number; height: number }) =>
  `${length} × ${width} × ${height} mm`;

function sideOf(turn: number, { sides }: Words) {
  return sides[Math.round(turn / 45) % sides.length] ?? sides[0];
}

/** Clearance in the surroundings, across and above, mm; negative if the vehicle doesn't fit. */
export function roomIn({ around, width, load }: Looking, data: TurnData, shown: Shown) {
  if (around === "aisle" && data.aisle) return { across: width - data.aisle.need };
  if (around !== "doorway") return undefined;
  return {
    across: width - Math.max(data.size.width, load ? shown.load.width : 0),
    above: doorHeight - Math.max(shown.height, load ? shown.load.top : 0),
  };
}

function aroundIn(looking: Looking, data: TurnData, shown: Shown, words: Words) {
  const room = roomIn(looking, data, shown);
  if (!room) return "";
  const { across, above } = room;
  const name = looking.around === "aisle" ? words.aisle : words.doorway;
  const high = above === undefined ? "" : ` × ${doorHeight}`;
  const fits = across >= 0 && (above ?? 0) >= 0;
  const spare = [
    across >= 0 ? `${across} ${words.across}` : `${-across} ${words.tooNarrow}`,
    above !== undefined && (above >= 0 ? `${above} ${words.overhead}` : `${-above} ${words.tooLow}`),
  ].filter(Boolean);
  return `${name} ${looking.width}${high} mm: ${fits ? words.fits : words.fitsNot}, ${spare.join(", ")}.`;
}
