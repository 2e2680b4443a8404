/** Widths in pixels in which a photograph is kept as AVIF, as far as its master reaches. */
export const pictureWidths = [480, 800, 1280, 2000] as const;

/** The one kept as WebP, for browsers that do not know AVIF: enough for a phone's sharp screen. */
export const fallbackWidth = 800;

/** The widths that there are of a photograph whose master is `width` pixels wide. */
export function widthsOf(width: number) {
  return pictureWidths.filter((step) => step <= width);
}
