/** The look of every document: the site's light scheme, on white because documents get printed. Lengths in points. */
export const colours = {
  green: "#0b4633",
  signal: "#2be08a",
  line: "#0a9a57",
  position: "#f4b400",
  ink: "#0e1f19",
  muted: "#4a5852",
  onGreen: "#f7f5ee",
  onGreenMuted: "#b9d3c6",
  sweep: "#e4e6e1",
  hairline: "#e6e9e4",
  hairlineOnGreen: "#2f6351",
} as const;

export const page = { width: 595.28, height: 841.89, margin: 42 } as const;

const lane = (page.width - 2 * page.margin) / 4;

/** Positions of the grid's five hairlines, from the left. */
export const lanes = [0, 1, 2, 3, 4].map((index) => page.margin + index * lane) as [
  number,
  number,
  number,
  number,
  number,
];

/** A left edge sits a little right of its hairline, as on the site. */
export const besideHairline = 7;

/** Space between a hairline and what is right of it. */
export const gutter = 10;

export const foot = page.height - 46;
