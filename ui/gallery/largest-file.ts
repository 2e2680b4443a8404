import type { PictureFile } from "#ui/picture/picture.tsx";
import { widthsOf } from "#ui/picture/widths.ts";

/** The address of a picture in its largest width. */
export function largestFile({ src, width, ground }: PictureFile) {
  return ground === undefined ? src : `${src}-${widthsOf(width).at(-1)}.avif`;
}
