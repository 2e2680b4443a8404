import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { type CardWords, cardSvg } from "./card-svg.ts";
import { type Face, openFace } from "./face.ts";
import { card, colours, pictured } from "./look.ts";

const margin = 40; /* px around a cut-out */
const threshold = 6; /* of 255, by which a pixel may differ from the background */
const sweep = Buffer.from(colours.sweep.slice(1), "hex");

export type CardInput = CardWords & {
  /** A drawing or a photograph, in any format that sharp reads. */
  picture?: Uint8Array | undefined;
};

export type DrawCard = (input: CardInput) => Promise<Buffer>;

/**
 * Makes the function that draws what a shared link shows of a page: 1200 × 630 pixels, as JPEG.
 * The function throws if sharp can't read the picture.
 * @param fonts TrueType files of the two cuts
 */
export function cardDrawer(fonts: { heading: Buffer; text: Buffer }): DrawCard {
  const faces: { heading: Face; text: Face } = {
    heading: openFace(fonts.heading),
    text: openFace(fonts.text),
  };
  const panels = new WeakMap<Uint8Array, Promise<Pixels>>();

  return async ({ picture, ...words }) => {
    const overlay = Buffer.from(cardSvg(words, faces, picture !== undefined));
    const layers: OverlayOptions[] = [{ input: overlay, left: 0, top: 0 }];
    if (picture) layers.unshift({ ...(await panelOf(picture)), left: pictured.edge, top: 0 });
    return sharp({
      create: { width: card.width, height: card.height, channels: 3, background: colours.sweep },
    })
      .composite(layers)
      .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
      .toBuffer();
  };

  /** Several pages may show the same picture. */
  function panelOf(picture: Uint8Array) {
    const panel = panels.get(picture) ?? drawPanel(picture);
    panels.set(picture, panel);
    return panel;
  }
}

/** A picture between two steps, not compressed. */
type Pixels = { input: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/**
 * The picture fills the right part of the card, cropped around its salient part; an object on an even background is
 * shown whole.
 */
async function drawPanel(picture: Uint8Array) {
  const flat = await pixels(sharp(picture).flatten({ background: colours.sweep }));
  const free = await removeBackground(flat);
  const size = { width: card.width - pictured.edge, height: card.height };
  if (!free) return pixels(open(flat).resize({ ...size, fit: "cover", position: sharp.strategy.attention }));
  const room = { width: size.width - 2 * margin, height: size.height - 2 * margin };
  const whole = await pixels(open(free).resize({ ...room, fit: "contain", background: colours.sweep }));
  return pixels(
    open(whole).extend({
      top: margin,
      right: margin,
      bottom: margin,
      left: margin,
      background: colours.sweep,
    }),
  );
}

/** A drawing without the even background around it; undefined if it reaches the left or right edge. */
async function removeBackground(whole: Pixels) {
  if (fillsEdge(whole, 0) || fillsEdge(whole, whole.raw.width - 2)) return undefined;
  const { data, info } = await open(whole)
    .trim({ background: colours.sweep, threshold })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const isFree = left > 0 && left + info.width < whole.raw.width;
  return isFree ? { input: data, raw: info } : undefined;
}

/**
 * Whether two columns differ from the background in three rows that follow one another, so that trimming would leave
 * them. Trimming a photograph takes as long as drawing three cards, and this finds most that need none.
 */
function fillsEdge({ input, raw: { width, height, channels } }: Pixels, column: number) {
  const differs = (row: number, channel: number) =>
    [column, column + 1].every((x) => {
      const value = input[(row * width + x) * channels + channel] ?? 0;
      return Math.abs(value - (sweep[channel] ?? 0)) > threshold;
    });
  for (let channel = 0; channel < 3; channel++) {
    let rows = 0;
    for (let row = 0; row < height; row++) {
      rows = differs(row, channel) ? rows + 1 : 0;
      if (rows === 3) return true;
    }
  }
  return false;
}

const open = ({ input, raw }: Pixels) => sharp(input, { raw });

async function pixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}
