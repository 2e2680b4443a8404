import type { CDPSession, Page } from "playwright-core";
import sharp from "sharp";
import { findTexts, hideText, type ShownText } from "./shown-texts.ts";

/**
 * This share of the places behind a text may be too near its colour, where a rule or the edge of a picture crosses it.
 */
const tolerated = 0.05;

/** How far the drawn colours may be from the exact ones. */
const rounding = 0.02;

type Colour = readonly [red: number, green: number, blue: number];

/**
 * Computes the contrast of every text in sight with what lies behind it (WCAG 2.2, 1.4.3): the page is drawn with all
 * text transparent, and each text's colour is laid over the pixels where the text stands. `drawing` is a session with
 * the page's own protocol: Playwright's screenshots wait for fonts and frames that are there already.
 * @returns a line for each text below 4.5 : 1, or 3 : 1 where it is large, and the texts that were looked at
 */
export async function findFaintTexts(page: Page, drawing: CDPSession) {
  const texts = await page.evaluate(findTexts);
  const undo = await page.evaluateHandle(hideText);
  const pixels = await draw(drawing);
  await undo.evaluate((restore) => restore());

  const faint = texts.flatMap((text) => {
    const behind: Colour[] = text.halo ? [[text.halo[0], text.halo[1], text.halo[2]]] : pixels.behind(text);
    const ratioTo = contrastWith(text.colour);
    const ratios = behind.map(ratioTo);
    const worst = ratios.sort((one, other) => one - other)[Math.floor(ratios.length * tolerated)];
    const wanted = text.isLarge ? 3 : 4.5;
    return worst !== undefined && worst < wanted - rounding
      ? [`"${text.words}" in ${text.element}: ${worst.toFixed(2)} instead of ${wanted}`]
      : [];
  });
  return { faint: [...new Set(faint)], texts };
}

/** Side of a drawn pixel in CSS pixels: fewer pixels are drawn, sent and unpacked in half the time. */
const grain = 2;

/** Draws the whole page. */
async function draw(drawing: CDPSession) {
  const { cssContentSize } = await drawing.send("Page.getLayoutMetrics");
  const { data: encoded } = await drawing.send("Page.captureScreenshot", {
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 / grain },
  });
  const picture = sharp(Buffer.from(encoded, "base64")).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });

  return {
    /** The colours behind a text, from the middle of its letters and up to 60 places along each line. */
    behind: ({ boxes }: Pick<ShownText, "boxes">) =>
      boxes.flatMap(({ x, y, width, height }) => {
        const places = Math.min(width / grain, 60);
        const found: Colour[] = [];
        for (let row = 0.2; row < 0.85; row += 0.15)
          for (let column = 0.5; column < places; column++) {
            const left = Math.floor((x + (width * column) / places) / grain);
            const top = Math.floor((y + height * row) / grain);
            if (left < 0 || left >= info.width || top < 0 || top >= info.height) continue;
            const at = (top * info.width + left) * info.channels;
            found.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
          }
        return found;
      }),
  };
}

/** The contrast of a colour with what it is laid over (WCAG 2.2, "contrast ratio"): 1 to 21. */
function contrastWith([red, green, blue, alpha]: ShownText["colour"]) {
  const opaque = luminance([red, green, blue]);
  return (behind: Colour) => {
    const mix = (one: number, other: number) => one * alpha + other * (1 - alpha);
    const front =
      alpha === 1 ? opaque : luminance([mix(red, behind[0]), mix(green, behind[1]), mix(blue, behind[2])]);
    const ground = luminance(behind);
    return (Math.max(front, ground) + 0.05) / (Math.min(front, ground) + 0.05);
  };
}

/** WCAG 2.2, "relative luminance": 0 to 1. */
function luminance([red, green, blue]: Colour) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Pixels have whole values; millions of them are looked up. */
const linearValues = Array.from({ length: 256 }, (_, value) => toLinear(value));
const linear = (value: number) => linearValues[value] ?? toLinear(value);

function toLinear(value: number) {
  return value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
}

/** Readies a page: text may lie over a picture that is fetched only when it is near, and folded text is read once it is opened. Colours change at once. */
export async function showEverything(page: Page) {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (const details of document.querySelectorAll("details:not([name])")) details.setAttribute("open", "");
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}
