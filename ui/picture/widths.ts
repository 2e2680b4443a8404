/** Widths in pixels of a photograph's AVIF files, up to the width of its master. */
export const pictureWidths = [480, 800, 1280, 2000] as const;

/** The width of the WebP file, for browsers without AVIF: enough for a phone's high-density screen. */
export const fallbackWidth = 800;

/** The widths in which a photograph exists whose master is `width` pixels wide. */
export function widthsOf(width: number) {
  return pictureWidths.filter((step) => step <= width);
}
