import type { PictureFile } from "./picture.tsx";
import { fallbackWidth, widthsOf } from "./widths.ts";

/** All widths of a photograph as a `srcset`. */
export function sizedFiles({ src, width }: PictureFile) {
  return widthsOf(width)
    .map((pixels) => `${src}-${pixels}.avif ${pixels}w`)
    .join();
}

/** The one file that every browser can show, for places that take a single address. */
export function plainFile({ src, ground }: Pick<PictureFile, "src" | "ground">) {
  return ground === undefined ? src : `${src}-${fallbackWidth}.webp`;
}
