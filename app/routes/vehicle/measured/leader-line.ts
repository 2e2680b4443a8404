import type { PlacedLeader } from "#vehicles/product-content.ts";

/** The sheet around a drawing of 1600 × 1120: as high as it, wider at both sides, where the figures stand. */
export const sheet = { left: -245, width: 2090, height: 1120 } as const;

/**
 * The path from the sheet's edge: level with the figure, then at 45° to the height of the part, then level to the part.
 */
export function leaderLine({ side, at, part: [x, y] }: Pick<PlacedLeader, "side" | "at" | "part">): string {
  const edge = side === "start" ? sheet.left : sheet.left + sheet.width;
  const away = side === "start" ? -1 : 1;
  const turn = x + away * Math.abs(y - at);
  return y === at ? `M${edge} ${at}H${x}` : `M${edge} ${at}H${turn}L${x} ${y}`;
}
