import { Color } from "three";

/** The colours of lines and floor in the page's colour scheme. */
export type Inks = Record<"ground" | "line" | "grid" | "error" | "route", Color>;

/** Reads them from the stage's own style, which follows the scheme. */
export function readInks(stage: Element): Inks {
  const { backgroundColor, color, borderTopColor, outlineColor, columnRuleColor } = getComputedStyle(stage);
  const opaque = (value: string) => new Color().setStyle(value.replace(/^rgba\((.*),[^,]*\)$/, "rgb($1)"));
  return {
    ground: opaque(backgroundColor),
    line: opaque(color),
    grid: opaque(borderTopColor),
    error: opaque(outlineColor),
    route: opaque(columnRuleColor),
  };
}
