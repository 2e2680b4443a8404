import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fallbackWidth, pictureWidths, widthsOf } from "#ui/picture/widths.ts";
import { type Manifest, masterFile } from "../manifest.ts";
import { cameraMasters } from "./camera.ts";
import type { Master, Photograph } from "./photograph.ts";
import { type Crop, crops, recipe } from "./recipe.ts";

/** A photograph as it should be, and the part of its master that it shows, in pixels. */
export type Wanted = Omit<Photograph, "ground"> & {
  name: string;
  master: string;
  part: { left: number; top: number; width: number; height: number };
};

/**
 * Every photograph that follows from the studio's masters and the cameras' files. Reads bytes and decodes nothing.
 * @throws if a camera's file is missing, too small or has the name of a shot
 */
export async function wantedPhotographs(manifest: Manifest, camera = cameraMasters()): Promise<Wanted[]> {
  const masters = { ...studioMasters(manifest), ...(await camera) };
  const twice = Object.keys(await camera).filter((name) => name in manifest);
  if (twice.length > 0) throw new Error(`A shot of the studio has the same name as a photograph: ${twice}.`);
  const whole = { left: 0, top: 0, width: 100, height: 100 };
  const cuts = Object.entries(crops).filter(([, { of }]) => masters[of]);
  const parts: [name: string, crop: Crop][] = [
    ...Object.keys(masters).map((name): [string, Crop] => [name, { of: name, ...whole }]),
    ...cuts,
  ];
  return Promise.all(parts.map(([name, crop]) => wanted(masters, name, crop)));
}

function studioMasters(manifest: Manifest): Record<string, Master> {
  return Object.fromEntries(
    Object.entries(manifest).map(([name, { width, height, alt, hotspots }]) => [
      name,
      { file: masterFile(name), width, height, alt, points: hotspots },
    ]),
  );
}

async function wanted(masters: Record<string, Master>, name: string, crop: Crop): Promise<Wanted> {
  const found = masters[crop.of];
  if (!found) throw new Error(`"${name}" is a part of "${crop.of}", which has no master.`);
  const { file: master, width, height, alt, points } = found;
  const part = {
    left: Math.round((width * crop.left) / 100),
    top: Math.round((height * crop.top) / 100),
    width: Math.round((width * crop.width) / 100),
    height: Math.round((height * crop.height) / 100),
  };
  const hash = createHash("sha256")
    .update(await readFile(master))
    .update(JSON.stringify([part, recipe, pictureWidths, fallbackWidth]))
    .digest("hex");
  return {
    name,
    master,
    part,
    hash: BigInt(`0x${hash}`).toString(36).slice(0, 6),
    width: part.width,
    height: part.height,
    alt,
    points: crop.of === name ? points : {},
  };
}

/** The files of a photograph: each width as AVIF, one as WebP. */
export function filesOf({ name, hash, width }: Pick<Wanted, "name" | "hash" | "width">) {
  const file = (pixels: number, format: "avif" | "webp") => ({
    pixels,
    format,
    file: `${name}.${hash}-${pixels}.${format}`,
  });
  return [...widthsOf(width).map((pixels) => file(pixels, "avif")), file(fallbackWidth, "webp")];
}
