import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { filmInputsOf } from "../fingerprint/inputs.ts";
import { tracePlate } from "../ray/trace.ts";
import type { Clip } from "../shots/clip.ts";
import { cutAt, picturesOf, showing } from "../shots/clip.ts";
import { traced } from "../shots/shot.ts";
import { bundlePage } from "./bundle.ts";
import { openStudio, type StudioPage, typeface } from "./chromium.ts";
import { encode } from "./encode.ts";
import type { ClipRecord } from "./films-made.ts";
import { progressLine } from "./progress.ts";
import { StudioError } from "./studio-error.ts";

/** Folder of a film's pictures until all are made; named by its inputs, so that pictures of two states never mix. */
const picturesFolder = (clip: Clip, inputs: string): string =>
  fileURLToPath(new URL(`../out/${clip.name}-${inputs}/`, import.meta.url));

/**
 * Renders a film's missing pictures one by one, then encodes it into `public/videos`. An interrupted run continues
 * where it stopped; the previous files stay until the new ones are complete.
 */
export async function renderClip(clip: Clip, label: string): Promise<ClipRecord> {
  const pictures = await picturesFrom(clip, label);
  const sizes = await encode(clip, showing(clip).map(pictures));
  return { inputs: await filmInputsOf(clip), ...clip.size, alt: clip.alt, seconds: clip.seconds, ...sizes };
}

/** Renders a film's missing pictures, or some of them; returns the path of each. */
export async function picturesFrom(
  clip: Clip,
  label: string,
  all = Array.from({ length: picturesOf(clip) }, (_, i) => i),
): Promise<(picture: number) => string> {
  const folder = picturesFolder(clip, await filmInputsOf(clip));
  await mkdir(folder, { recursive: true });
  const file = (picture: number) => join(folder, `${String(picture).padStart(4, "0")}.png`);
  const missing = all.filter((picture) => !existsSync(file(picture)));
  const already = all.length - missing.length;
  const progress = progressLine(label, all.length, already);
  let done = already;
  for (const cut of clip.cuts.keys()) {
    const pictures = missing.filter((picture) => cutAt(clip, picture) === cut);
    await shoot({ clip, cut, folder }, pictures, file, () => progress(++done));
  }
  return file;
}

type Take = { clip: Clip; cut: number; folder: string };

async function shoot(
  { clip, cut, folder }: Take,
  pictures: readonly number[],
  file: (picture: number) => string,
  onPicture: () => void,
): Promise<void> {
  if (pictures.length === 0) return;
  const plate = await plateOf({ clip, cut, folder });
  const studio = await openStudio();
  try {
    const { page } = studio;
    await page.addScriptTag({ content: await bundlePage("page/film/page.ts") });
    if (plate) await handOver(page, plate);
    await page.evaluate(([record, number, font]) => window.film.setUp(record, number, font), [
      clip,
      cut,
      await typeface(),
    ] as const);
    for (const picture of pictures) {
      const data = await page.evaluate((time) => window.film.expose(time), picture / clip.fps);
      const png = Buffer.from(data.split(",")[1] ?? "", "base64");
      await inspect(clip, picture, png);
      await writeFile(`${file(picture)}.new`, png);
      await rename(`${file(picture)}.new`, file(picture));
      onPicture();
    }
  } finally {
    await studio.close();
  }
}

type Plate = Awaited<ReturnType<typeof tracePlate>>;

/** Of a world: traced once, and kept beside the film's pictures. */
async function plateOf({ clip, cut, folder }: Take): Promise<Plate | undefined> {
  const { set, camera } = clip.cuts[cut] ?? clip.cuts[0];
  if (set.place !== "world") return undefined;
  const file = (name: keyof Plate) => join(folder, `${name}-${cut}.f16`);
  if (!existsSync(file("around"))) {
    const studio = await openStudio();
    try {
      const shot = {
        name: clip.name,
        alt: clip.alt,
        set: set.world,
        camera,
        size: clip.size,
        sampling: traced(clip.sampling.plate.frames),
      };
      const made = await tracePlate(studio, shot, set.shadows.centre);
      for (const name of ["plate", "around"] as const) await writeFile(file(name), made[name]);
    } finally {
      await studio.close();
    }
  }
  return { plate: await readFile(file("plate")), around: await readFile(file("around")) };
}

async function handOver(page: StudioPage["page"], plate: Plate): Promise<void> {
  const step = 3 << 20; // divisible by 3, so that the pieces in base64 join
  for (const name of ["around", "plate"] as const)
    for (let from = 0; from < plate[name].length; from += step)
      await page.evaluate(([of, piece]) => window.film.take(of, piece), [
        name,
        plate[name].subarray(from, from + step).toString("base64"),
      ] as const);
}

/** A picture of one flat colour, or of the wrong size, is a broken render. */
async function inspect(clip: Clip, picture: number, png: Buffer): Promise<void> {
  const { width, height } = await sharp(png).metadata();
  const { channels } = await sharp(png).removeAlpha().stats();
  const spread = Math.max(...channels.map((channel) => channel.stdev));
  if (width !== clip.size.width || height !== clip.size.height || spread < 4) {
    throw new StudioError(
      `Picture ${picture} of "${clip.name}" came out empty (${width}×${height}, spread ${spread.toFixed(1)}); the film was left as it is.`,
    );
  }
}
