import { brandMark } from "#content/brand-mark.ts";
import { company } from "#content/company.ts";
import type { Figure } from "#content/figures.ts";
import { besideHairline, colours, foot, gutter, lanes, page } from "./look.ts";
import type { Sheet } from "./sheet.ts";

export const coverHeight = 300;

/** The route begins below the heading, so that it crosses no word. */
const coverRoute = { top: coverHeight - 30, colour: colours.signal } as const;

type Cover = { kind: string; heading: string; label?: string | undefined; introduction: string };

/** The green field at the head of the first page: the name, what it is about, and the beginning of the route. */
export function drawCover(sheet: Sheet, { kind, heading, label, introduction }: Cover) {
  const { doc } = sheet;
  sheet.artifact(() => {
    doc.rect(0, 0, page.width, coverHeight).fill(colours.green);
    drawHairlines(sheet, { from: 0, to: coverHeight, colour: colours.hairlineOnGreen });
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
    drawRoute(sheet, { ...coverRoute, from: 3, to: 3, bottom: coverHeight, node: "top" });
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
  const width = lanes[4] - lanes[0];
  const size = fittingSize(sheet, heading, width - 40, label ? 110 : 150);
  const height = sheet.write("H1", {
    ...ink,
    text: heading,
    x: lanes[0] - size * 0.05,
    y: 92,
    width: width - 20,
    size,
    font: "heading",
    leading: 0.98,
    tracking: -0.04,
  });
  const below = 92 + height + 18;
  if (label)
    sheet.write("P", { ...ink, text: label, x: lanes[0], y: below, width: 200, size: 13, font: "strong" });
  sheet.write("P", {
    colour: colours.onGreen,
    text: introduction,
    x: lanes[0],
    y: label ? below + 22 : below,
    width: lanes[3] - lanes[0] - gutter,
    size: 12.5,
    leading: 1.36,
  });
}

/** The largest size at which a heading stays within its height. */
function fittingSize(sheet: Sheet, text: string, width: number, height: number) {
  const sizes = [58, 52, 46, 40, 36, 32];
  const fits = (size: number) =>
    sheet.heightOf({ text, x: 0, y: 0, width, size, font: "heading", leading: 0.98, tracking: -0.04 }) <=
    height * (size > 45 ? 0.8 : 1);
  return sizes.find(fits) ?? 28;
}

/** The grid: all five hairlines, or the outer ones and the middle one where words run across. */
export function drawHairlines(
  { doc }: Sheet,
  { from, to, colour = colours.hairline, which = [0, 1, 2, 3, 4] }: Hairlines,
) {
  for (const index of which) {
    const x = placeOfLane(index);
    doc.lineWidth(0.5).moveTo(x, from).lineTo(x, to).stroke(colour);
  }
}

type Lane = 0 | 1 | 2 | 3 | 4;

type Hairlines = { from: number; to: number; colour?: string; which?: readonly Lane[] };

function placeOfLane(lane: Lane) {
  return lanes[lane] + (lane === 4 ? besideHairline : -besideHairline);
}

/** The route: down one lane, at 45° into the change, down another. A node where it begins or ends. */
export function drawRoute(
  { doc }: Sheet,
  way: {
    from: Lane;
    to: Lane;
    top: number;
    bottom: number;
    turn?: number;
    colour?: string;
    node?: "top" | "bottom";
  },
) {
  const { top, bottom, turn = top, colour = colours.route, node } = way;
  const [from, to] = [placeOfLane(way.from), placeOfLane(way.to)];
  const chamfer = from === to ? 0 : 12;
  const sign = Math.sign(to - from);
  doc.lineWidth(2.25).lineJoin("miter").lineCap("butt").moveTo(from, top);
  if (chamfer > 0)
    doc
      .lineTo(from, turn)
      .lineTo(from + sign * chamfer, turn + chamfer)
      .lineTo(to - sign * chamfer, turn + chamfer)
      .lineTo(to, turn + 2 * chamfer);
  doc.lineTo(to, bottom).stroke(colour);
  if (node) doc.circle(node === "top" ? from : to, node === "top" ? top : bottom, 6).fill(colour);
}

/** A line above what it belongs to. */
export function drawRule({ doc }: Sheet, from: number, to: number, y: number) {
  doc.lineWidth(0.75).moveTo(from, y).lineTo(to, y).stroke(colours.ink);
}

/** A headline of a part of the page, with its number in front as on the site. @returns where to go on */
export function writeHeadline(sheet: Sheet, text: string, y: number) {
  const words = {
    text,
    x: lanes[0],
    y,
    width: lanes[4] - lanes[0],
    size: 19,
    font: "heading" as const,
    leading: 1.05,
    tracking: -0.03,
  };
  return y + sheet.write("H2", { ...words, colour: colours.green }) + 14;
}

/** The figures of a vehicle in a row, large. */
export function drawFigures(sheet: Sheet, figures: readonly Figure[], y: number) {
  const width = (lanes[4] - lanes[0]) / figures.length;
  sheet.group("Table", () => {
    for (const [index, { label, value, unit }] of figures.entries()) {
      const x = lanes[0] + index * width;
      sheet.artifact(() =>
        sheet.doc
          .lineWidth(0.75)
          .moveTo(x, y)
          .lineTo(x + width - gutter, y)
          .stroke(colours.ink),
      );
      sheet.group("TR", () => {
        sheet.writeHead("Row", { text: label, x, y: y + 9, width, size: 9.5, colour: colours.muted });
        sheet.write("TD", {
          text: `${value} ${unit}`,
          x: x - 1,
          y: y + 26,
          width,
          size: figures.length > 4 ? 22 : 29,
          font: "heading",
          colour: colours.green,
          tracking: -0.04,
          leading: 1,
        });
      });
    }
  });
}

type Row = readonly [name: string, ...values: string[]];

type Table = {
  head?: Row;
  rows: readonly Row[];
  x: number;
  y: number;
  /** Widths of the columns. */
  columns: readonly number[];
  /** The row that the document is about. */
  marked?: number | undefined;
};

/** A table with hairlines between its rows. @returns where to go on */
export function drawTable(sheet: Sheet, { head, rows, x, y, columns, marked }: Table) {
  const { doc } = sheet;
  const whole = columns.reduce((sum, column) => sum + column, 0);
  let top = y;
  sheet.group("Table", () => {
    if (head) row(head, -1);
    for (const [index, cells] of rows.entries()) row(cells, index);
  });
  return top;

  function row(cells: Row, index: number) {
    const isHead = index < 0;
    const words = cells.map((text, at) => ({
      text,
      x: x + columns.slice(0, at).reduce((sum, column) => sum + column, 0),
      y: top + 7,
      width: (columns[at] ?? 0) - gutter,
      size: 9.5,
      leading: 1.3,
      font:
        isHead || (at > 0 && cells.length === 2) || index === marked
          ? ("strong" as const)
          : ("text" as const),
      colour: isHead || (at === 0 && cells.length === 2) ? colours.muted : colours.ink,
    }));
    const height = Math.max(...words.map(sheet.heightOf)) + 14;
    sheet.artifact(() => {
      if (index === marked) doc.circle(x - 9, top + height / 2 - 1, 3.5).fill(colours.position);
      doc
        .lineWidth(isHead ? 0.75 : 0.5)
        .moveTo(x, top + height)
        .lineTo(x + whole, top + height)
        .stroke(isHead ? colours.ink : "#c4c9c3");
    });
    sheet.group("TR", () => {
      for (const [at, cell] of words.entries()) {
        if (isHead || at === 0) sheet.writeHead(isHead ? "Column" : "Row", cell);
        else sheet.write("TD", cell);
      }
    });
    top += height;
  }
}

const contactHeight = 92;

/** Where the contact at the end begins; what stands above it is drawn before it, as it is read before it. */
export const contactTop = foot - contactHeight - 14;

/** How every document ends: one thing to do, at the last node of the route. */
export function drawContact(sheet: Sheet, question: string) {
  const top = contactTop;
  sheet.artifact(() => {
    sheet.doc.rect(0, top, page.width, contactHeight).fill(colours.green);
    drawRoute(sheet, { from: 4, to: 4, top, bottom: top + 30, colour: colours.signal, node: "bottom" });
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
    tracking: -0.03,
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
