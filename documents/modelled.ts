import { company } from "#content/company/company.ts";
import type { ShownModel } from "#content/pictures/modelled/model-of.ts";
import { areaOf, stripHeight, type WeekStrip } from "#content/pictures/modelled/strip.ts";
import type { ShownWeek } from "#content/pictures/modelled/week-of.ts";
import { floorWords } from "#content/planner/floor.ts";
import { caseStudiesWords, modelledWords } from "#content/tasks/case-studies-words.ts";
import type { CaseStudyDetail } from "#content/tasks/case-study.ts";
import { writeHeadline } from "./headline.ts";
import { addLinedPage } from "./lined-page.ts";
import { colours, foot, gutter, lanes } from "./look.ts";
import { drawFloor } from "./requirement/draw-floor.ts";
import type { Sheet } from "./sheet.ts";
import { drawTable } from "./table.ts";

const whole = lanes[4] - lanes[0];
const half = lanes[2] - lanes[0] - gutter;

/** The page of a case study with the planner's model: floor, figures, week, and what we would do differently. */
export function setModelled(sheet: Sheet, detail: CaseStudyDetail, model: ShownModel) {
  addLinedPage(sheet);
  let y = writeHeadline(sheet, model.headline, 44);
  for (const text of [model.words.text, detail.modelled.limits])
    y += write(sheet, "P", text, { y, width: whole - 3 * gutter }) + 6;
  y += sheet.link(
    { text: modelledWords.replay, x: lanes[0], y, width: whole, size: 9.5, font: "strong" },
    `${company.siteUrl}${model.play}`,
  );
  y += 12;
  const floor = { x: lanes[2] + gutter, y, width: half - gutter, height: 200 };
  const bottom = drawTable(sheet, {
    rows: model.figures.map(({ name, value, note }) => [name, note ? `${value}, ${note}` : value] as const),
    x: lanes[0],
    y,
    columns: [half * 0.42, half * 0.58],
  });
  const { places, lanes: ways } = model.floor;
  sheet.figure(floorWords.alt(places.length, ways.length), floor, () => drawFloor(sheet, model.floor, floor));
  y = setWeek(sheet, model.week, Math.max(bottom, floor.y + floor.height) + 18);
  y = writeHeadline(sheet, caseStudiesWords.detail.otherwise, y + 14);
  y += write(sheet, "P", detail.otherwise, { y, width: whole - 3 * gutter });
  if (y > foot) throw new Error(`The model of "${model.caseStudy}" has more to say than its page holds.`);
}

const stripOnPage = 44; /* points */

function setWeek(sheet: Sheet, { title, work, result, strips, days }: ShownWeek, top: number) {
  let y = writeHeadline(sheet, title, top);
  y += write(sheet, "P", `${work} ${result}`, { y, width: whole - 3 * gutter }) + 10;
  for (const [index, strip] of strips.entries())
    setStrip(sheet, strip, {
      x: lanes[0] + (index % 2) * (half + gutter),
      y: y + Math.floor(index / 2) * (stripOnPage + 40),
      width: half - gutter,
      days,
    });
  return y + Math.ceil(strips.length / 2) * (stripOnPage + 40);
}

type Place = { x: number; y: number; width: number; days: readonly string[] };

function setStrip(sheet: Sheet, strip: WeekStrip, { x, y, width, days }: Place) {
  const { doc } = sheet;
  const { name, most, values, top, limit } = strip;
  write(sheet, "P", `${name}: ${most}`, { x, y, width, size: 8.5 });
  const box = { x, y: y + 14, width, height: stripOnPage };
  sheet.figure(`${name}, hour by hour over the week: ${most}`, box, () => {
    doc.save().translate(box.x, box.y);
    doc.scale(width / values.length, stripOnPage / stripHeight);
    doc.path(areaOf(strip)).fill(colours.line);
    doc.restore().lineWidth(0.75).strokeColor(colours.ink);
    doc
      .moveTo(x, box.y + stripOnPage)
      .lineTo(x + width, box.y + stripOnPage)
      .stroke();
    if (limit === undefined) return;
    const level = box.y + (1 - limit / top) * stripOnPage;
    doc
      .dash(4, { space: 3 })
      .moveTo(x, level)
      .lineTo(x + width, level)
      .stroke()
      .undash();
  });
  sheet.artifact(() => {
    doc.font("text").fontSize(7).fillColor(colours.muted);
    for (const [index, day] of days.entries())
      doc.text(day, x + (index * width) / days.length, box.y + stripOnPage + 4, { lineBreak: false });
  });
}

type Put = { y: number; width: number; x?: number; size?: number };

const write = (sheet: Sheet, type: string, text: string, { x = lanes[0], size = 9.5, ...place }: Put) =>
  sheet.write(type, { x, size, text, ...place, colour: colours.ink });
