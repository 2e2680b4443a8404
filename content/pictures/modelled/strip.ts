/** A measure over the hours of the week. */
export type WeekStrip = {
  name: string;
  /** The highest value and its time, in words. */
  most: string;
  values: readonly number[];
  /** The top of its scale. */
  top: number;
  /** The limit that the plan sets. */
  limit?: number;
};

/** Height of the box in which a strip is drawn; its width is an hour for each value. */
export const stripHeight = 100;

/** The area below a strip's values, as the data of an SVG path. */
export function areaOf({ values, top }: Pick<WeekStrip, "values" | "top">) {
  const steps = values.map((value) => `V${Math.round((1 - value / top) * stripHeight)}h1`);
  return `M0 ${stripHeight}${steps.join("")}V${stripHeight}Z`;
}
