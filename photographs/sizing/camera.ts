import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { cameraPictures } from "#content/pictures/camera.ts";
import { fallbackWidth } from "#ui/picture/widths.ts";
import { cameraFolder } from "../manifest.ts";
import type { Master } from "./photograph.ts";

/**
 * The photographs of `content/pictures/camera.ts`, with their sizes after turning upright.
 * @throws if a file is missing or narrower than the narrowest width that any page may request
 */
export async function cameraMasters(pictures = cameraPictures, folder = cameraFolder) {
  const masters: Record<string, Master> = {};
  for (const [name, alt] of Object.entries(pictures)) {
    const file = join(folder, `${name}.jpg`);
    if (!existsSync(file))
      throw new Error(`content/pictures/camera.ts names "${name}": put its file at photographs/${name}.jpg.`);
    const { width, height } = (await sharp(file).metadata()).autoOrient;
    if (width < fallbackWidth)
      throw new Error(`photographs/${name}.jpg is ${width} px wide: pages need ${fallbackWidth} or more.`);
    masters[name] = { file, width, height, alt, points: {} };
  }
  return masters;
}
