import PDFDocument from "pdfkit";
import { brandMark } from "#content/company/brand-mark.ts";
import { company } from "#content/company/company.ts";
import { languageOf } from "#language/language.ts";
import { spelled } from "#language/spelled.ts";
import type { Place } from "./drawing.ts";
import type { FontName, WideName } from "./fonts.ts";
import { wide } from "./letters.ts";
import { colours, foot, gutter, lanes, page } from "./look.ts";

export type Words = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font?: FontName;
  colour?: string;
  /** Distance between baselines, as a multiple of the size. */
  leading?: number;
  align?: "left" | "right";
};

type Facts = { title: string; subject: string; kind: string };

export type Sheet = ReturnType<typeof openSheet>;
/** The wide fonts only for documents that hold visitors' text. */
export type Fonts = Record<FontName, Buffer> & Partial<Record<WideName, Buffer>>;

/** pdfkit has no field for a list's numbering, without which screen readers don't take its numbers for numbers. */
type Dressed = { dictionary: { data: Record<string, object> } };
const numbered = { O: "List", ListNumbering: "Decimal" };

/** A fixed date, so that a PDF with unchanged content keeps its bytes. */
const edition = new Date("2026-11-01T00:00:00Z");
const editionWords = "Edition 2026-11";

/** Archivo's height above the baseline, in ems: text is positioned by its top, as in CSS with a tight line box. */
const ascent = 0.74;

/** The characters in Archivo's cut; see `fonts.ts`. */
const isNarrow = /^[\n\r\u0020-\u00ff–—‘’“”•…→−]*$/;

const wideLetters = new Set(`\n\r${wide}`);
const isWide = (character: string) => wideLetters.has(character);

/** Matches the space in front of a unit: number and unit stay on one line. */
const beforeUnit = /(?<=\d) (?=(?:kg|mm|m|m\/s|s|hrs?|hours)\b)/g;

/**
 * A PDF in the making: tagged for screen readers, in English, with the site's fonts. Whatever `artifact` draws is
 * decoration; everything else is in the document's structure, in reading order.
 */
export function openSheet(fonts: Fonts, { title, subject, kind }: Facts) {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    /* The types lag behind the package. */
    subset: "PDF/UA" as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: languageOf("/pdfs/"),
    displayTitle: true,
    font: "",
    info: {
      Title: title,
      Author: company.name,
      Subject: subject,
      Creator: company.siteUrl,
      CreationDate: edition,
      ModDate: edition,
    },
  });
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  const root = doc.struct("Document");
  doc.addStructure(root);
  let parent = root;

  const hasWide = "wide-text" in fonts;
  const sheet = {
    doc,

    /** The font that has all characters of a text. */
    faceOf(text: string, font: FontName = "text"): FontName | WideName {
      if (!hasWide || isNarrow.test(text)) return font;
      return font === "text" ? "wide-text" : "wide-strong";
    },

    /** A visitor's text in letters that a font of the document has. */
    inLetters(text: string) {
      return isNarrow.test(text) || Array.from(text).every(isWide) ? text : spelled(text, isWide);
    },

    addPage() {
      doc.addPage({ size: [page.width, page.height], margin: 0 });
    },

    /** Draws decoration, which screen readers skip. */
    artifact(draw: () => void) {
      doc.markContent("Artifact", { type: "Layout" });
      draw();
      doc.endMarkedContent();
    },

    /** Puts what `fill` adds into an element: a section, a list, a table, a row. */
    group(type: string, fill: () => void) {
      const outer = parent;
      parent = doc.struct(type);
      if (type === "L") (parent as unknown as Dressed).dictionary.data["A"] = numbered;
      outer.add(parent);
      fill();
      parent.end();
      parent = outer;
    },

    /** Sets text as an element of the structure. @returns its height */
    write(type: string, words: Words) {
      parent.add(doc.struct(type, {}, () => setWords(words)));
      return heightOf(words);
    },

    /** Sets text as the head of a row or a column. @returns its height */
    writeHead(scope: "Row" | "Column", words: Words) {
      parent.add(doc.struct("TH", { scope } as object, () => setWords(words)));
      return heightOf(words);
    },

    /** Sets text as a link: the element holds both the text and the clickable area. */
    link(words: Words, address: string) {
      const element = doc.struct("Link", { alt: words.text });
      parent.add(element);
      element.add(() => setWords(words));
      doc.font(sheet.faceOf(words.text, "strong")).fontSize(words.size);
      doc.link(
        words.x,
        words.y,
        Math.min(words.width, doc.widthOfString(sheet.inLetters(words.text))),
        words.size * 1.2,
        address,
        { structParent: element, Contents: new String(words.text) } as object,
      );
      element.end();
      return heightOf(words);
    },

    figure(alt: string, { x, y, width, height }: Place, draw: () => void) {
      const bbox = [x, y, x + width, y + height];
      parent.add(doc.struct("Figure", { alt, bbox } as object, draw));
    },

    heightOf,

    /** Numbers the pages and returns the whole file. */
    async finish() {
      const { count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index++) {
        doc.switchToPage(index);
        sheet.artifact(() => drawFoot(index + 1, count));
      }
      root.end();
      const chunks: Buffer[] = [];
      doc.on("data", (chunk: Buffer) => chunks.push(chunk));
      const ended = new Promise((resolve, reject) => doc.on("end", resolve).on("error", reject));
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
  return sheet;

  function dress({ text, size, font, leading = 1.4, width, align = "left" }: Words) {
    doc.font(sheet.faceOf(text, font)).fontSize(size);
    const lineGap = size * leading - doc.currentLineHeight();
    return { width, lineGap, align };
  }

  function whole(text: string) {
    return sheet.inLetters(text).replaceAll(beforeUnit, "\u00a0");
  }

  function setWords(words: Words) {
    const { text, x, y, size, leading = 1.4, colour = colours.ink } = words;
    const options = dress(words);
    const top =
      y -
      (doc.currentLineHeight() - size * leading) / 2 -
      (size * (leading - 1)) / 2 -
      (size * (0.88 - ascent)) / 2;
    doc.fillColor(colour).text(whole(text), x, top, options);
  }

  function heightOf(words: Words) {
    const options = dress(words);
    const { leading = 1.4, size } = words;
    return doc.heightOfString(whole(words.text), options) - size * (leading - 1);
  }

  function drawFoot(number: number, count: number) {
    const y = foot + 14;
    const base = { y, size: 8, colour: colours.muted };
    doc.lineWidth(0.75).moveTo(lanes[0], foot).lineTo(lanes[4], foot).stroke(colours.ink);
    doc
      .save()
      .translate(lanes[0], y - 3)
      .scale(12 / brandMark.box)
      .path(brandMark.octagon)
      .fill(colours.green)
      .path(brandMark.letter)
      .lineWidth(brandMark.letterStroke)
      .stroke(colours.signal)
      .restore();
    setWords({ ...base, text: `${company.name}, ${kind}`, x: lanes[0] + 18, width: 240 });
    setWords({ ...base, text: editionWords, x: lanes[2] + gutter, width: 120 });
    setWords({
      ...base,
      text: `${number} / ${count}`,
      x: lanes[3],
      width: lanes[4] - lanes[3],
      align: "right",
    });
  }
}
