import type { PictureFile } from "#ui/picture/picture.tsx";
import { widthsOf } from "#ui/picture/widths.ts";

/** The address of a picture in the largest width that there is. */
export function largestFile({ src, width, ground }: PictureFile) {
  return ground === undefined ? src : `${src}-${widthsOf(width).at(-1)}.avif`;
}
