import { create, type Font } from "fontkit";
import { spelled } from "#language/spelled.ts";

/** A cut of the site's typeface that sets text as outlines, so that a card looks the same on every machine. */
export type Face = ReturnType<typeof openFace>;

/**
 * Opens a TrueType file.
 * @throws where it holds several fonts or none
 */
export function openFace(file: Buffer) {
  const font = create(file);
  if (!("layout" in font)) throw new Error("This font file is a collection.");
  return {
    spell: (text: string) => spelled(text, (character) => has(font, character)),
    /** How wide a text is, in units of its size. */
    widthOf: (text: string, tracking = 0) => layOut(font, text, tracking).width / font.unitsPerEm,
    /** Outlines of one line as SVG, its baseline at (x, y); `size` and places in pixels, `tracking` in units of the size. */
    set: (text: string, { x, y, size, tracking = 0, fill }: Setting) => {
      const scale = size / font.unitsPerEm;
      const outlines = layOut(font, text, tracking).glyphs.map(
        ({ glyph, at }) => `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`,
      );
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
    },
  };
}

type Setting = { x: number; y: number; size: number; tracking?: number; fill: string };

function layOut(font: Font, text: string, tracking: number) {
  const { glyphs, positions } = font.layout(known(font, text));
  let width = 0;
  const placed = glyphs.map((glyph, index) => {
    const at = width;
    width += (positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    return { glyph, at };
  });
  return { glyphs: placed, width };
}

/** What the font lacks is left out. */
function known(font: Font, text: string) {
  return Array.from(text.normalize("NFC"))
    .filter((character) => has(font, character))
    .join("");
}

function has(font: Font, character: string) {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
