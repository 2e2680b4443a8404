import { brandMark } from "#content/company/brand-mark.ts";
import { company } from "#content/company/company.ts";
import { findPicture, type PictureName } from "#content/pictures/pictures.ts";
import type { Place } from "./drawing.ts";
import { drawHairlines, drawLine } from "./lines.ts";
import { colours, foot, gutter, lanes, page } from "./look.ts";
import { placePhotograph } from "./photograph.ts";
import type { Sheet } from "./sheet.ts";

export const coverHeight = 300;
/** With a picture beside the words. */
export const lowCoverHeight = 246;

/** The line begins below the heading, so that it crosses no text. */
const coverLine = { top: coverHeight - 30, colour: colours.signal } as const;

/** Where a picture beside the words begins, right of the kind. */
const pictureLeft = 364;

type Cover = {
  kind: string;
  heading: string;
  label?: string | undefined;
  introduction: string;
  /** Draws into the right of a lower field, in place of the line. */
  picture?: (place: Place) => void;
};

/** The green field at the top of the first page: the name, the subject, and the beginning of the line or a picture. */
export function drawCover(sheet: Sheet, { kind, heading, label, introduction, picture }: Cover) {
  const { doc } = sheet;
  const coverEnd = picture ? lowCoverHeight : coverHeight;
  const right = picture ? pictureLeft - gutter : lanes[4];
  sheet.artifact(() => {
    doc.rect(0, 0, page.width, coverEnd).fill(colours.green);
    drawHairlines(sheet, { from: 0, to: coverEnd, colour: colours.hairlineOnGreen });
    doc
      .save()
      .translate(lanes[0], 30)
      .scale(22 / brandMark.box)
      .path(brandMark.octagon)
      .fill(colours.onGreen)
      .path(brandMark.letter)
      .lineWidth(brandMark.letterStroke)
      .stroke(colours.green)
      .restore();
    if (!picture) drawLine(sheet, { ...coverLine, from: 3, to: 3, bottom: coverHeight, node: "top" });
  });
  const ink = { colour: colours.onGreen };
  sheet.write("P", {
    ...ink,
    text: company.name,
    x: lanes[0] + 32,
    y: 36,
    width: 200,
    size: 12,
    font: "heading",
  });
  sheet.write("P", { ...ink, text: kind, x: lanes[2] + gutter, y: 36, width: 200, size: 11 });
  const width = right - lanes[0];
  const top = picture ? 78 : 92;
  const size = fittingSize(sheet, heading, width - 40, picture || label ? 110 : 150);
  const title = {
    ...ink,
    text: heading,
    x: lanes[0] - size * 0.05,
    y: top,
    width: width - 20,
    size,
    font: "heading",
    leading: 0.98,
  } as const;
  const height = sheet.write("H1", { ...title, width: balancedWidth(sheet, title) });
  const below = top + height + 18;
  if (label)
    sheet.write("P", { ...ink, text: label, x: lanes[0], y: below, width: 200, size: 13, font: "strong" });
  sheet.write("P", {
    colour: colours.onGreen,
    text: introduction,
    x: lanes[0],
    y: label ? below + 22 : below,
    width: Math.min(lanes[3], right) - lanes[0] - gutter,
    size: 12.5,
    leading: 1.36,
  });
  picture?.({ x: pictureLeft, y: 0, width: page.width - pictureLeft, height: coverEnd });
}

/** A photograph across the page below the green field; the line continues over it to the foot. Height in points. */
export function placeCoverPicture(sheet: Sheet, name: PictureName, height: number) {
  const place = { x: 0, y: coverHeight, width: page.width, height };
  sheet.figure(findPicture(name).alt, place, () => placePhotograph(sheet.doc, name, place));
  const turn = { from: 3, to: 4, turn: coverHeight + 8 } as const;
  sheet.artifact(() =>
    drawLine(sheet, { ...turn, top: coverHeight, bottom: foot - 1, colour: colours.signal }),
  );
}

/** The largest size at which a heading stays within the height. */
function fittingSize(sheet: Sheet, text: string, width: number, height: number) {
  const sizes = [58, 52, 46, 40, 36, 32];
  const fits = (size: number) =>
    sheet.heightOf({ text, x: 0, y: 0, width, size, font: "heading", leading: 0.98 }) <=
    height * (size > 45 ? 0.8 : 1);
  return sizes.find(fits) ?? 28;
}

/** The least width at which a heading takes no further line, so that none of its lines is a single short word. */
function balancedWidth(sheet: Sheet, title: Parameters<Sheet["heightOf"]>[0]) {
  const height = sheet.heightOf(title);
  let { width } = title;
  while (width > 100 && sheet.heightOf({ ...title, width: width - 10 }) === height) width -= 10;
  return width;
}
