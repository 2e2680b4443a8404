import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import pixelmatch from "pixelmatch";
import type { Page } from "playwright-core";
import sharp from "sharp";

/** Where accepted pictures are kept, and where what differs is written. */
const accepted = "tests/examples";
const differing = "generated/examples";

/** Colours nearer to each other than this (0 to 1) count as equal: browser builds blend edges differently. */
const threshold = 0.05;
/** Share of a picture's pixels that may differ for the same reason. */
const tolerance = 0.003;

/** A photograph of each example on the page /examples, by name: "button/sizes.dark". */
export async function photographExamples(page: Page, scheme: string): Promise<Map<string, Buffer>> {
  const shot = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  const whole = await pixelsOf(shot);
  const boxes = await page.locator("[data-example]").evaluateAll((places) =>
    places.map((place) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      return {
        primitive: place.closest("section[id]")?.id ?? "",
        example: place.getAttribute("data-example") ?? "",
        area: { left, top: top + scrollY, width, height },
      };
    }),
  );
  const pictures = new Map<string, Buffer>();
  for (const { primitive, example, area } of boxes) {
    if (area.width < 1 || area.height < 1) continue;
    const name = `${primitive}/${example.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.${scheme}`;
    if (pictures.has(name)) throw new Error(`Two examples of ${primitive} are called "${example}".`);
    const [left, top, width, height] = [area.left, area.top, area.width, area.height].map(Math.floor);
    const clip = { left: left ?? 0, top: top ?? 0, width: width ?? 1, height: height ?? 1 };
    const cut = sharp(whole.data, { raw: whole.info }).extract(clip);
    pictures.set(name, await cut.webp({ lossless: true }).toBuffer());
  }
  return pictures;
}

/**
 * Compares photographs with the accepted ones.
 * @returns a line for each that differs, is new or is gone; of what differs there is a picture in `generated/examples`
 */
export async function compareWithAccepted(pictures: ReadonlyMap<string, Buffer>): Promise<string[]> {
  await rm(differing, { recursive: true, force: true });
  const lines = await Promise.all([...pictures].map(([name, picture]) => difference(name, picture)));
  return [...lines.flat(), ...(await gone(pictures)).map((name) => `${name} is gone`)];
}

/** Accepts the photographs that differ. */
export async function accept(pictures: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const lines = await compareWithAccepted(pictures);
  for (const [name, picture] of pictures)
    if (lines.some((line) => line.startsWith(`${name} `))) await write(fileOf(name), picture);
  for (const name of await gone(pictures)) await rm(fileOf(name));
  return lines;
}

async function difference(name: string, picture: Buffer): Promise<string[]> {
  const kept = await readFile(fileOf(name)).catch(() => undefined);
  if (!kept) return [`${name} is new`];
  const [before, after] = await Promise.all([pixelsOf(kept), pixelsOf(picture)]);
  const { width, height } = after.info;
  if (before.info.width !== width || before.info.height !== height)
    return [`${name} was ${before.info.width} × ${before.info.height} px, is ${width} × ${height} px`];
  const marked = new Uint8Array(after.data.length);
  const count = pixelmatch(before.data, after.data, marked, width, height, { threshold });
  if (count <= tolerance * width * height) return [];
  const raw = { width, height, channels: 4 } as const;
  await write(`${differing}/${name}.png`, await sharp(marked, { raw }).png().toBuffer());
  const share = ((count / (width * height)) * 100).toFixed(1);
  return [`${name} differs in ${share}% of its pixels: ${differing}/${name}.png`];
}

async function gone(pictures: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const files = await Array.fromAsync(glob(`${accepted}/**/*.webp`));
  const names = files.map((file) => file.slice(accepted.length + 1, -".webp".length).replaceAll("\\", "/"));
  return names.filter((name) => !pictures.has(name));
}

const fileOf = (name: string) => `${accepted}/${name}.webp`;

async function pixelsOf(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function write(file: string, content: Uint8Array) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
