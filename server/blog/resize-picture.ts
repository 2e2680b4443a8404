import sharp from "sharp";
import { smallerWidths } from "#content/posts/blog-posts.ts";

/** Of a stored picture. */
const longestEdge = 1920; /* px */

/**
 * Enough for a camera's picture, and refuses one that would fill the memory when unpacked, however small its file is: an
 * AVIF takes up to 25 bytes for each pixel, and 115 kB of PNG with a row for each pixel took ten seconds.
 */
const most = {
  pixels: 60_000_000,
  unpacked: 180_000_000 /* bytes */,
  edge: 32_000 /* px */,
  pixelsOfAvif: 16_000_000,
};

/** After this a picture is given up. */
const longest = 15; /* s */

/* What is kept for a second use fills the memory; a thread for each core would leave none to those who read. */
sharp.cache(false);
sharp.concurrency(1);

/** The picture moves. Its first frame alone is not what was uploaded. */
export class Animated extends Error {
  override name = "Animated";
}

export type StoredPicture = {
  /** WebP without metadata, upright. */
  file: Buffer;
  width: number;
  height: number;
  smaller: { width: number; file: Buffer }[];
};

/** @throws {Animated} for a picture that moves, {RangeError} for one that is too large unpacked */
async function refuse(bytes: Uint8Array) {
  if (hasFrames(bytes)) throw new Animated();
  const {
    width,
    height,
    channels,
    depth,
    format,
    pages = 1,
  } = await sharp(bytes, {
    limitInputPixels: most.pixels,
  }).metadata();
  if (pages > 1) throw new Animated();
  const unpacked = width * height * channels * (depth === "uchar" ? 1 : 2);
  /* sharp calls AVIF by the name of what holds it. */
  const pixels = format === "heif" ? most.pixelsOfAvif : most.pixels;
  if (width * height > pixels || Math.max(width, height) > most.edge || unpacked > most.unpacked)
    throw new RangeError("too large");
}

/**
 * sharp takes an animated PNG for a still one and can't read an AVIF sequence. The former's chunk "acTL" comes before those of
 * the picture, the latter has a brand of its own.
 */
function hasFrames(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.subarray(4, 12).equals(Buffer.from("ftypavis"))) return true;
  if (!buffer.subarray(1, 4).equals(Buffer.from("PNG"))) return false;
  const frames = buffer.indexOf("acTL");
  return frames >= 0 && frames < buffer.indexOf("IDAT");
}

/**
 * Makes the published copy of an uploaded picture: rotated as its camera says, in sRGB, without metadata on who took it
 * or where.
 * @throws {Animated} if it moves
 * @throws sharp's error, or a RangeError, if the picture is incomplete or too large
 */
export async function resizePicture(bytes: Uint8Array): Promise<StoredPicture> {
  await refuse(bytes);
  const upright = await sharp(bytes, { limitInputPixels: most.pixels, failOn: "error" })
    .timeout({ seconds: longest })
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
