import type { ShownModel } from "#content/pictures/modelled/model-of.ts";
import { caseStudyDetail } from "#content/tasks/case-studies.ts";
import { caseStudiesWords } from "#content/tasks/case-studies-words.ts";
import type { CaseStudy } from "#content/tasks/case-study.ts";
import { type ProductName, vehicles } from "#vehicles/index.ts";
import { productContents } from "#vehicles/product-content.ts";
import { setSides } from "./case-study-sides.ts";
import { contactTop, drawContact } from "./contact.ts";
import { placeDrawing } from "./drawing.ts";
import { drawComparison } from "./figures.ts";
import { writeHeadline } from "./headline.ts";
import { drawHairlines, drawLine, drawRule } from "./lines.ts";
import { colours, foot, gutter, lanes, page } from "./look.ts";
import type { Sheet } from "./sheet.ts";

/** The rest of the page shows a vehicle if at least this much is left. */
const smallestPicture = 120; /* points */

export function setBack(
  sheet: Sheet,
  study: CaseStudy,
  model: ShownModel | undefined,
  drawingOf: (name: `vehicle-${ProductName}`) => string,
) {
  const detail = caseStudyDetail(study.id);
  const { before, after, hard } = detail;
  sheet.addPage();
  sheet.artifact(() => drawHairlines(sheet, { from: 0, to: foot, which: [0, 2, 4] }));
  const left = writeStory(sheet, "Before", study.before, before, lanes[0], 44);
  const right = writeStory(sheet, "After", study.after, after, lanes[2] + gutter, 44);

  const told = setSides(sheet, model?.sides, Math.max(left, right));

  let y = writeHeadline(sheet, caseStudiesWords.detail.hard.headline, told + 14);
  const width = (lanes[4] - lanes[0]) / hard.length;
  let bottom = y;
  for (const [index, { title, text }] of hard.entries()) {
    const place = { x: lanes[0] + index * width, width: width - 1.6 * gutter };
    sheet.artifact(() => drawRule(sheet, place.x, place.x + place.width, y));
    const titleHeight = sheet.write("H3", {
      ...place,
      text: title,
      y: y + 10,
      size: 10.5,
      font: "strong",
      leading: 1.2,
    });
    const textHeight = sheet.write("P", {
      ...place,
      text,
      y: y + 16 + titleHeight,
      size: 9.5,
      colour: colours.muted,
    });
    bottom = Math.max(bottom, y + 16 + titleHeight + textHeight);
  }

  y = writeHeadline(sheet, caseStudiesWords.detail.used.headline, bottom + 22);
  const used = vehicles.filter(({ title }) => study.systems.includes(title));
  y = drawComparison(sheet, used, { y });
  const next = {
    text: `${caseStudiesWords.detail.nextHere}: ${detail.next}`,
    x: lanes[0],
    width: lanes[3] - lanes[0],
    size: 9.5,
  };
  y += 14 + sheet.write("P", { ...next, y: y + 14 }) + 12;

  const vehicle = used[0];
  if (vehicle && contactTop - y > smallestPicture) {
    const name = `vehicle-${vehicle.product}` as const;
    const place = { x: 0, y, width: page.width, height: contactTop - y };
    sheet.figure(productContents[vehicle.product].drawing.alt, place, () =>
      placeDrawing(sheet.doc, drawingOf(name), place, "contain"),
    );
  }
  drawContact(sheet, caseStudiesWords.detail.next.headline);
  if (y > contactTop) throw new Error(`The case study "${study.title}" has more to say than its page holds.`);
  sheet.artifact(() => drawLine(sheet, { from: 4, to: 4, top: 0, bottom: contactTop }));
}

function writeStory(
  sheet: Sheet,
  heading: string,
  line: string,
  paragraphs: readonly string[],
  x: number,
  y: number,
) {
  const place = { x, width: lanes[2] - lanes[0] - 2 * gutter };
  let here = y;
  here +=
    sheet.write("H2", {
      ...place,
      text: heading,
      y: here,
      size: 19,
      font: "heading",
      colour: colours.green,
    }) + 12;
  here += sheet.write("P", { ...place, text: line, y: here, size: 12, font: "strong", leading: 1.3 }) + 12;
  for (const text of paragraphs) here += sheet.write("P", { ...place, text, y: here, size: 10 }) + 10;
  return here;
}
