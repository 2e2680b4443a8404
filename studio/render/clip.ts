import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { filmInputsOf } from "../fingerprint/inputs.ts";
import type { Clip } from "../shots/clip.ts";
import { picturesOf, showing } from "../shots/clip.ts";
import { bundlePage } from "./bundle.ts";
import { openStudio, typeface } from "./chromium.ts";
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

/** Renders a film's missing pictures; returns the path of each. */
async function picturesFrom(clip: Clip, label: string): Promise<(picture: number) => string> {
  const folder = picturesFolder(clip, await filmInputsOf(clip));
  await mkdir(folder, { recursive: true });
  const file = (picture: number) => join(folder, `${String(picture).padStart(4, "0")}.png`);
  const all = Array.from({ length: picturesOf(clip) }, (_, i) => i);
  const missing = all.filter((picture) => !existsSync(file(picture)));
  const already = all.length - missing.length;
  const progress = progressLine(label, all.length, already);
  await shoot(clip, missing, file, (done) => progress(already + done));
  return file;
}

async function shoot(
  clip: Clip,
  pictures: readonly number[],
  file: (picture: number) => string,
  onPicture: (done: number) => void,
): Promise<void> {
  if (pictures.length === 0) return;
  const studio = await openStudio();
  try {
    const { page } = studio;
    await page.addScriptTag({ content: await bundlePage("page/film/page.ts") });
    await page.evaluate(([record, font]) => window.film.setUp(record, font), [
      clip,
      await typeface(),
    ] as const);
    for (const [i, picture] of pictures.entries()) {
      const data = await page.evaluate((time) => window.film.expose(time), picture / clip.fps);
      const png = Buffer.from(data.split(",")[1] ?? "", "base64");
      await inspect(clip, picture, png);
      await writeFile(`${file(picture)}.new`, png);
      await rename(`${file(picture)}.new`, file(picture));
      onPicture(i + 1);
    }
  } finally {
    await studio.close();
  }
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
