import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fallbackWidth, pictureWidths, widthsOf } from "#ui/picture/widths.ts";
import { type Manifest, masterFile } from "../render/manifest.ts";
import type { Photograph } from "./photograph.ts";
import { type Crop, crops, recipe } from "./recipe.ts";

/** A photograph as it should be, and the part of the master that it shows, in pixels. */
export interface Wanted extends Omit<Photograph, "ground"> {
  name: string;
  master: string;
  part: { left: number; top: number; width: number; height: number };
}

/** Every photograph that follows from the masters, read from their bytes; nothing is decoded. */
export async function wantedPhotographs(manifest: Manifest): Promise<Wanted[]> {
  const whole = { left: 0, top: 0, width: 100, height: 100 };
  const cuts = Object.entries(crops).filter(([, { of }]) => manifest[of]);
  const parts: [name: string, crop: Crop][] = [
    ...Object.keys(manifest).map((name): [string, Crop] => [name, { of: name, ...whole }]),
    ...cuts,
  ];
  return Promise.all(parts.map(([name, crop]) => wanted(manifest, name, crop)));
}

async function wanted(manifest: Manifest, name: string, crop: Crop): Promise<Wanted> {
  const record = manifest[crop.of];
  if (!record) throw new Error(`"${name}" is a part of "${crop.of}", which has no master.`);
  const { width, height, alt, hotspots } = record;
  const part = {
    left: Math.round((width * crop.left) / 100),
    top: Math.round((height * crop.top) / 100),
    width: Math.round((width * crop.width) / 100),
    height: Math.round((height * crop.height) / 100),
  };
  const master = masterFile(crop.of);
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
    points: crop.of === name ? hotspots : {},
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
