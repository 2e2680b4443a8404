/** The looks of a card: those of the site on a green field. Lengths in pixels. */
export const colours = {
  ground: "#0b4633",
  words: "#f7f5ee",
  muted: "#b9d3c6",
  line: "#2be08a",
  hairline: "#2f6351",
  sweep: "#e4e6e1",
} as const;

export const card = {
  /** The size that every network shows whole. */
  width: 1200,
  height: 630,
  hairline: 48,
  /** A left edge sits a little right of its hairline, as on the site. */
  left: 72,
  leading: 0.98,
  tracking: -0.035 /* of the size */,
} as const;

/** A card with a picture: where that begins, and where the words end. */
export const pictured = { edge: 608, right: 572, sizes: [84, 74, 66, 58, 52, 46] } as const;

/** A card of words alone. */
export const plain = { right: 1120, sizes: [124, 110, 96, 84, 74, 64] } as const;
