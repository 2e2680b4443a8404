import { mkdir, writeFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { brandMark } from "../content/company/brand-mark.ts";
import { openChromium } from "./chromium.ts";
import { brand } from "./kernel/palette.ts";

const folder = new URL("../public/", import.meta.url);
const { mainGreen, secGreen } = brand;
const { octagon, letter, letterStroke } = brandMark;

const drawn = (inside: string, viewBox = "0 0 32 32") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;

/** The mark in the browser's colour scheme: dark on a light tab, bright on a dark one. */
const favicon = drawn(
  `<style>.o{fill:${mainGreen}}.m{fill:none;stroke:${secGreen};stroke-width:${letterStroke}}@media (prefers-color-scheme:dark){.o{fill:${secGreen}}.m{stroke:${mainGreen}}}</style><path class="o" d="${octagon}"/><path class="m" d="${letter}"/>`,
);

const mark = (thick: number = letterStroke) =>
  drawn(
    `<path fill="${mainGreen}" d="${octagon}"/><path fill="none" stroke="${secGreen}" stroke-width="${thick}" d="${letter}"/>`,
  );

/** The letter alone on a full field, small enough for the masks of app launchers. */
const field = (margin: number) =>
  drawn(
    `<path fill="${mainGreen}" d="M-99-99h999v999h-999z"/><path fill="none" stroke="${secGreen}" stroke-width="${letterStroke}" d="${letter}"/>`,
    `${-margin} ${-margin} ${32 + 2 * margin} ${32 + 2 * margin}`,
  );

/** Writes the icons into `public`; needs Chromium. */
await mkdir(folder, { recursive: true });
await using browser = await openChromium();
await save("favicon.svg", `${favicon}\n`);
await save("apple-touch-icon.png", await pixels(browser, field(2), 180));
await save("icon-192.png", await pixels(browser, mark(), 192));
await save("icon-512.png", await pixels(browser, mark(), 512));
await save("icon-maskable-512.png", await pixels(browser, field(6), 512));
await save(
  "favicon.ico",
  ico([
    { size: 16, png: await pixels(browser, mark(3.6), 16) },
    { size: 32, png: await pixels(browser, mark(), 32) },
  ]),
);

async function save(name: string, content: string | Uint8Array): Promise<void> {
  await writeFile(new URL(name, folder), content);
}

async function pixels(browser: Browser, drawing: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<!doctype html><style>*{margin:0}svg{display:block;width:100vw}</style>${drawing}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** Writes an .ico file: a list of entries, then the pictures. */
function ico(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + index * 16;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
