import sharp from "sharp";
import { smallerWidths } from "#content/blog-posts.ts";

/** Of a stored picture. */
const longestEdge = 1920; /* px */

/** Enough for a camera's picture, and refuses one that would fill the memory when unpacked. */
const maxPixels = 60_000_000;

export interface StoredPicture {
  /** WebP without metadata, upright. */
  file: Buffer;
  width: number;
  height: number;
  smaller: { width: number; file: Buffer }[];
}

/**
 * Makes the published copy of an uploaded picture: rotated as its camera says, in sRGB, without metadata on who took it
 * or where.
 * @throws sharp's error if the picture is incomplete or too large
 */
export async function resizePicture(bytes: Uint8Array): Promise<StoredPicture> {
  const upright = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize({ width: longestEdge, height: longestEdge, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const pixels = () => sharp(upright.data, { raw: { width, height, channels } });
  const smaller = smallerWidths
    .filter((less) => less < width)
    .map(async (less) => ({
      width: less,
      file: await pixels().resize({ width: less }).webp({ quality: 78 }).toBuffer(),
    }));
  return {
    file: await pixels().webp({ quality: 82 }).toBuffer(),
    width,
    height,
    smaller: await Promise.all(smaller),
  };
}
