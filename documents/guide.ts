import type { Guide, GuideChapter } from "#content/documents/guides.ts";
import { drawings } from "#content/pictures/pictures.ts";
import { contactTop, drawContact } from "./contact.ts";
import { coverHeight, drawCover, lowCoverHeight } from "./cover.ts";
import { placeDrawing } from "./drawing.ts";
import { drawHairlines, drawLine } from "./lines.ts";
import { colours, foot, gutter, lanes, page } from "./look.ts";
import type { Sheet } from "./sheet.ts";
import { drawTable, heightOfRow, leastRoomOfRow, roomOfRow } from "./table.ts";

/** A guide: on one sheet where it fits, with its drawing beside the title; otherwise on as many as it takes. */
export function setGuide(sheet: Sheet, guide: Guide, drawing: string) {
  const rooms = [roomOfRow, 12, 10, 8, leastRoomOfRow];
  const room = rooms.find((each) => oneSheetTop + heightOfAll(sheet, guide, each) <= contactTop);
  if (room === undefined) setOnSheets(sheet, guide, drawing);
  else setOnOneSheet(sheet, guide, drawing, room);
}

/** Below a low cover, points. */
const oneSheetTop = lowCoverHeight + 34;

function setOnOneSheet(
  sheet: Sheet,
  { kind, title, introduction, chapters, picture }: Guide,
  drawing: string,
  room: number,
) {
  sheet.addPage();
  drawCover(sheet, {
    kind,
    heading: title,
    introduction,
    picture: (place) =>
      sheet.figure(drawings[picture].alt, place, () => placeDrawing(sheet.doc, drawing, place, "contain")),
  });
  sheet.artifact(() => {
    drawHairlines(sheet, { from: lowCoverHeight, to: foot, which: [0, 1, 4] });
    drawLine(sheet, { from: 4, to: 4, top: lowCoverHeight, bottom: contactTop });
  });
  /* What is left goes between the chapters. */
  const left = contactTop - oneSheetTop - heightOfAll(sheet, { chapters }, room);
  const gap = between + Math.min(left / chapters.length, 14);
  let y = oneSheetTop;
  for (const chapter of chapters) y = setChapter(sheet, chapter, y, room) + gap;
  drawContact(sheet, question);
}

const question = "What moves on your floor?";

function setOnSheets(sheet: Sheet, { kind, title, introduction, chapters, picture }: Guide, drawing: string) {
  sheet.addPage();
  drawCover(sheet, { kind, heading: title, introduction });
  sheet.artifact(() => {
    drawHairlines(sheet, { from: coverHeight, to: foot, which: [0, 1, 4] });
    drawLine(sheet, { from: 3, to: 4, top: coverHeight, turn: coverHeight + 8, bottom: foot });
  });
  let y = coverHeight + 58;
  const heights = chapters.map((chapter) => heightOf(sheet, chapter, roomOfRow));
  const turn = lastTurn(heights, y);
  for (const [index, chapter] of chapters.entries()) {
    if (index === turn || (index > 0 && y + (heights[index] ?? 0) > foot - 24)) y = nextPage(sheet);
    y = setChapter(sheet, chapter, y, roomOfRow) + betweenOnSheets;
  }
  if (y > foot - 130) y = nextPage(sheet);
  const top = contactTop;
  if (top - y > smallestPicture) {
    const height = Math.min(top - y, largestPicture);
    const place = { x: 0, y: top - height, width: page.width, height };
    sheet.figure(drawings[picture].alt, place, () => placeDrawing(sheet.doc, drawing, place));
    sheet.artifact(() => drawLine(sheet, { from: 4, to: 4, top: top - height, bottom: top }));
  }
  drawContact(sheet, question);
  sheet.artifact(() => drawLine(sheet, { from: 4, to: 4, top: top - 1, bottom: top }));
}

/** The rest of the last page shows a drawing if at least this much is left. Points. */
const smallestPicture = 140;
const largestPicture = 360;

/** Between two chapters, points: at least on one sheet, and on several. */
const [between, betweenOnSheets] = [18, 30] as const;

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
    y += height + betweenOnSheets;
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

const text = { x: lanes[1], width: lanes[4] - lanes[1] - 2 * gutter, size: 10.5, leading: 1.5 };
const columns = [text.width * 0.4, text.width * 0.6] as const;
const side = {
  x: lanes[0],
  width: lanes[1] - lanes[0] - gutter,
  size: 14.5,
  font: "heading",
  colour: colours.green,
  leading: 1.08,
} as const;
const betweenParagraphs = 11; /* points */

function setChapter(sheet: Sheet, { heading, paragraphs, facts }: GuideChapter, y: number, room: number) {
  const end = y + sheet.write("H2", { ...side, text: heading, y });
  let here = y;
  for (const words of paragraphs)
    here += sheet.write("P", { ...text, text: words, y: here }) + betweenParagraphs;
  if (facts) here = drawTable(sheet, { rows: facts, x: text.x, y: here, columns, room });
  return Math.max(here, end);
}

function heightOfAll(sheet: Sheet, { chapters }: Pick<Guide, "chapters">, room: number) {
  return chapters.reduce((sum, chapter) => sum + heightOf(sheet, chapter, room) + between, 0);
}

function heightOf(sheet: Sheet, { heading, paragraphs, facts = [] }: GuideChapter, room: number) {
  const words = paragraphs.map(
    (paragraph) => sheet.heightOf({ ...text, text: paragraph, y: 0 }) + betweenParagraphs,
  );
  const rows = facts.map((cells) => heightOfRow(sheet, cells, columns) + room);
  const height = [...words, ...rows].reduce((sum, each) => sum + each, 0);
  return Math.max(height, sheet.heightOf({ ...side, text: heading, y: 0 }));
}
