import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Photograph } from "./photograph.ts";
import { sizedFolder } from "./photograph.ts";
import { recipe } from "./recipe.ts";
import { filesOf, type Wanted } from "./wanted.ts";

/**
 * Makes the missing files of one photograph, and finds the colour of its ground. The files are upright and sRGB, and
 * have no metadata of place or camera.
 */
export async function sizePhotograph(wanted: Wanted, folder = sizedFolder): Promise<Photograph> {
  const { master, part, name: _, ...known } = wanted;
  const picture = sharp(master, { autoOrient: true }).extract(part);
  for (const { pixels, format, file } of filesOf(wanted)) {
    const path = join(folder, file);
    if (existsSync(path)) continue;
    const sized = picture.clone().resize({ width: pixels });
    await (format === "avif" ? sized.avif(recipe.avif) : sized.webp(recipe.webp)).toFile(`${path}.new`);
    await rename(`${path}.new`, path);
  }
  return { ...known, ground: await groundOf(picture) };
}

/** The mean grey along the edge, as `#ddd`: for a vehicle in the studio, the ground on which it stands. */
async function groundOf(picture: Sharp) {
  const side = 8;
  const { data, info } = await picture
    .clone()
    .greyscale()
    .resize(side, side, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edge = Array.from({ length: side * side }, (_, pixel) => pixel)
    .filter((pixel) => [0, side - 1].some((end) => pixel % side === end || Math.floor(pixel / side) === end))
    .map((pixel) => data[pixel * info.channels] ?? 0);
  const mean = edge.reduce((sum, value) => sum + value, 0) / edge.length;
  return `#${Math.round(mean / 17)
    .toString(16)
    .repeat(3)}`;
}
