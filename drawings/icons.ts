import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { brandMark } from "../content/brand-mark.ts";
import { openChromium } from "./chromium.ts";
import { brand } from "./kernel/palette.ts";
import { svg } from "./kernel/svg.ts";
import { hero } from "./scenes/hero.ts";

const folder = new URL("../public/", import.meta.url);
const { mainGreen, secGreen, paper } = brand;
const { octagon, letter, letterStroke } = brandMark;

const drawn = (inside: string, viewBox = "0 0 32 32") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;

/** The mark that follows the browser's scheme: dark on a light tab, bright on a dark one. */
const favicon = drawn(
  `<style>.o{fill:${mainGreen}}.m{fill:none;stroke:${secGreen};stroke-width:${letterStroke}}@media (prefers-color-scheme:dark){.o{fill:${secGreen}}.m{stroke:${mainGreen}}}</style><path class="o" d="${octagon}"/><path class="m" d="${letter}"/>`,
);

const mark = (thick: number = letterStroke) =>
  drawn(
    `<path fill="${mainGreen}" d="${octagon}"/><path fill="none" stroke="${secGreen}" stroke-width="${thick}" d="${letter}"/>`,
  );

/** The letter alone on a full field, small enough for the masks of launchers. */
const field = (margin: number) =>
  drawn(
    `<path fill="${mainGreen}" d="M-99-99h999v999h-999z"/><path fill="none" stroke="${secGreen}" stroke-width="${letterStroke}" d="${letter}"/>`,
    `${-margin} ${-margin} ${32 + 2 * margin} ${32 + 2 * margin}`,
  );

/** Writes the icons and the preview picture into `public`; needs Chromium. */
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
await save("og.png", await preview(browser));

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

/** An icon file is a list of entries before the pictures themselves. */
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

/** What a shared link shows: the claim beside the crossing. */
async function preview(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const font = await readFile(
    new URL(
      "../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
      import.meta.url,
    ),
  );
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Archivo; font-weight: 100 900; font-stretch: 62% 125%; src: url(data:font/woff2;base64,${font.toString("base64")}) }
    * { margin: 0 }
    body { width: 1200px; height: 630px; background: ${mainGreen}; color: ${paper}; font-family: Archivo; position: relative; overflow: hidden }
    h1 { position: absolute; left: 56px; top: 48px; font-size: 118px; line-height: .92; letter-spacing: -.05em; font-weight: 600; white-space: nowrap }
    img { position: absolute; left: 430px; top: 296px; width: 770px; height: 334px; object-fit: cover; object-position: 50% 76% }
    p { position: absolute; left: 60px; bottom: 52px; display: flex; align-items: center; gap: 16px; font-size: 36px; letter-spacing: -.02em; font-weight: 400 }
    p svg { width: 52px } b { font-weight: 720 }
    i { color: ${secGreen}; font-style: normal }
  </style><h1>Every pallet<br>moves to plan<i>.</i></h1><img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg(hero(), "light")).toString("base64")}">
  <p>${drawn(`<path fill="${secGreen}" d="${octagon}"/><path fill="none" stroke="${mainGreen}" stroke-width="${letterStroke}" d="${letter}"/>`)}<span><b>MAG</b> Robotics</span></p>`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
