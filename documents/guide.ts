import type { Guide, GuideChapter } from "#content/documents/guides.ts";
import { drawings } from "#content/pictures/pictures.ts";
import { contactTop, drawContact } from "./contact.ts";
import { coverHeight, drawCover } from "./cover.ts";
import { placeDrawing } from "./drawing.ts";
import { drawHairlines, drawLine } from "./lines.ts";
import { colours, foot, gutter, lanes, page } from "./look.ts";
import type { Sheet } from "./sheet.ts";
import { drawTable } from "./table.ts";

/** A guide: text first, on as many pages as it takes. */
export function setGuide(
  sheet: Sheet,
  { kind, title, introduction, chapters, picture }: Guide,
  drawing: string,
) {
  sheet.addPage();
  drawCover(sheet, { kind, heading: title, introduction });
  sheet.artifact(() => {
    drawHairlines(sheet, { from: coverHeight, to: foot, which: [0, 1, 4] });
    drawLine(sheet, { from: 3, to: 4, top: coverHeight, turn: coverHeight + 8, bottom: foot });
  });
  let y = coverHeight + 58;
  const heights = chapters.map((chapter) => heightOf(sheet, chapter));
  const turn = lastTurn(heights, y);
  for (const [index, chapter] of chapters.entries()) {
    if (index === turn || (index > 0 && y + (heights[index] ?? 0) > foot - 24)) y = nextPage(sheet);
    y = setChapter(sheet, chapter, y) + between;
  }
  if (y > foot - 130) y = nextPage(sheet);
  const top = contactTop;
  if (top - y > smallestPicture) {
    const height = Math.min(top - y, largestPicture);
    const place = { x: 0, y: top - height, width: page.width, height };
    sheet.figure(drawings[picture].alt, place, () => placeDrawing(sheet.doc, drawing, place));
    sheet.artifact(() => drawLine(sheet, { from: 4, to: 4, top: top - height, bottom: top }));
  }
  drawContact(sheet, "What moves on your floor?");
  sheet.artifact(() => drawLine(sheet, { from: 4, to: 4, top: top - 1, bottom: top }));
}

/** The rest of the last page shows a drawing if at least this much is left. Points. */
const smallestPicture = 140;
const largestPicture = 360;

/** Between two chapters, points. */
const between = 30;

/**
 * Which chapter begins the last page, where that would hold a picture and a few lines, or the picture alone: then the two
 * last ones do. Undefined where chapters turn pages as they come.
 */
function lastTurn(heights: readonly number[], begins: number) {
  let y = begins;
  let turn = 0;
  for (const [index, height] of heights.entries()) {
    if (index > 0 && y + height > foot - 24) {
      turn = index;
      y = firstLine;
    }
    y += height + between;
  }
  if (y > foot - 130) turn = heights.length;
  const isSlight = turn === heights.length || (heights.at(-1) ?? 0) < fewLines;
  return isSlight && turn >= heights.length - 2 ? heights.length - 2 : undefined;
}

const fewLines = 90; /* points */

/** Where text begins on a page without a cover, points. */
const firstLine = 44;

function nextPage(sheet: Sheet) {
  sheet.addPage();
  sheet.artifact(() => {
    drawHairlines(sheet, { from: 0, to: foot, which: [0, 1, 4] });
    drawLine(sheet, { from: 4, to: 4, top: 0, bottom: foot });
  });
  return firstLine;
}

const text = { x: lanes[1], width: lanes[4] - lanes[1] - 4 * gutter, size: 10.5, leading: 1.5 };

function setChapter(sheet: Sheet, { heading, paragraphs, facts }: GuideChapter, y: number) {
  const width = lanes[1] - lanes[0] - gutter;
  sheet.write("H2", {
    text: heading,
    x: lanes[0],
    y,
    width,
    size: 14.5,
    font: "heading",
    colour: colours.green,
    leading: 1.08,
    tracking: -0.02,
  });
  let here = y;
  for (const words of paragraphs) here += sheet.write("P", { ...text, text: words, y: here }) + 11;
  if (!facts) return here;
  return drawTable(sheet, {
    rows: facts,
    x: text.x,
    y: here,
    columns: [text.width * 0.36, text.width * 0.64],
  });
}

/** A rough estimate, so that no chapter is split without need. */
function heightOf(sheet: Sheet, { paragraphs, facts = [] }: GuideChapter) {
  const words = paragraphs.map((paragraph) => sheet.heightOf({ ...text, text: paragraph, y: 0 }) + 11);
  return words.reduce((sum, height) => sum + height, 0) + facts.length * 27;
}
