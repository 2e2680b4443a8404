import { company } from "#content/company/company.ts";
import { drawLine } from "./lines.ts";
import { colours, foot, gutter, lanes, page } from "./look.ts";
import type { Sheet } from "./sheet.ts";

const contactHeight = 92;

/** Where the closing contact begins. Whatever is above it is drawn first, because it is read first. */
export const contactTop = foot - contactHeight - 14;

/** Ends every document: one thing to do, at the last node of the line. */
export function drawContact(sheet: Sheet, question: string) {
  const top = contactTop;
  sheet.artifact(() => {
    sheet.doc.rect(0, top, page.width, contactHeight).fill(colours.green);
    drawLine(sheet, { from: 4, to: 4, top, bottom: top + 30, colour: colours.signal, node: "bottom" });
  });
  const ink = { colour: colours.onGreen };
  const left = { x: lanes[0], width: lanes[2] - lanes[0] + 20 };
  sheet.write("H2", {
    ...ink,
    ...left,
    text: question,
    y: top + 22,
    size: 19,
    font: "heading",
    leading: 1.05,
  });
  const right = { x: lanes[2] + 2 * gutter + 20, width: 230, size: 10.5 };
  sheet.link(
    { ...ink, ...right, text: company.email, y: top + 22, font: "strong" },
    `mailto:${company.email}`,
  );
  sheet.link(
    { ...ink, ...right, text: company.phone.shown, y: top + 41, font: "strong" },
    `tel:${company.phone.dialled}`,
  );
  sheet.link(
    { ...ink, ...right, text: company.siteUrl.replace("https://", ""), y: top + 60, font: "strong" },
    company.siteUrl,
  );
}
