import { fieldLengths } from "./field-lengths.ts";
import { conversion, type Unit, unitsOf } from "./units.ts";

/** Text with the decimal digits of every script (Unicode's Nd) as 0 to 9: keyboards and people write other ones, too. */
export function plainDigits(text: string) {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
}

/** Every script's digits follow one another from its zero, in tens; only mathematical ones have several tens in a row. */
function digitOf(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}

/** A code as it was meant: digits and letters in their plain form, without blanks, hyphens and invisible characters. */
export function typedCode(text: string) {
  return plainDigits(text.normalize("NFKC")).replaceAll(/[\s\p{Pd}\p{C}]/gu, "");
}

/** What a field or a cell says: a figure; or none, and why, where there is more to say than that it is none. */
export type Typed = { value?: number; why?: string };

/** The mark of a table's fractions, where some of its cells leave no doubt. */
export type Mark = "," | "." | undefined;

/** The same for a cell of a table: only `likely` if none but figures of other units say so, which may be from other papers. */
type CellMark = Mark | { likely: Mark };

/** A cell of a table: what its column counts, and the unit of its heading. */
type TableCell = { text: string; unit?: Unit | undefined; usual?: string | undefined };

const grouped = /^\d{1,3}([ '_]\d{3})+(?=$|[.,])/;
const figure = /^([+-]?) *((?:\d(?:[\d.,]| (?=[\d.,])|['_](?=\d{3}(?!\d)))*|[.,]\d+)(?:e[+-]?\d+)?)(.*)$/i;

/**
 * A number as people write it: a decimal point or comma, thousands in groups, digits of any script, with or without its
 * unit behind it. A comma before three digits groups thousands, as on every page of the site; "1.200" is refused, since
 * nobody writes that zero except in groups, and a thousandth must not be planned.
 * @param unit what the figure counts; without one, no unit may be typed
 * @param mark of fractions in the table that the text is from; where it is only likely, figures that it would make a
 *   thousandth of are refused
 * @param usual unit of a figure without one, as a column's heading names it
 */
export function readTyped(text: string, unit?: Unit, mark?: CellMark, usual?: string): Typed {
  const [, sign = "", digits = "", name = ""] = figure.exec(plainNumber(text, unit)) ?? [];
  if (digits === "") return {};
  const rest = name.trim();
  const signed = (value: number) => (sign === "-" ? -value : value);
  const inches = unit === "mm" ? feetAndInches(digits, rest, mark) : undefined;
  if (inches !== undefined) return { value: signed(inches) };
  const typedUnit = rest === "" ? usual : rest;
  const convert = unit && typedUnit !== undefined ? conversion(typedUnit, unit) : undefined;
  if (typedUnit !== undefined && !convert)
    return unit ? { why: `must be a number, alone or with ${unitsOf(unit)}, not ${quoted(text)}` } : {};
  const read = magnitude(digits.trim(), mark, (convert?.(1) ?? 1) < 1000 || unit === "€");
  if (read.value === undefined) return read.why ? { why: `${read.why}, not ${quoted(text)}` } : {};
  return { value: convert ? convert(signed(read.value)) : signed(read.value) };
}

/** A number without a unit, as people write it; NaN if it is none. */
export const typedNumber = (text: string) => readTyped(text).value ?? Number.NaN;

/**
 * The mark of fractions for each cell of a table: that of the figures with its own unit, else the likely one of all. Beside
 * lengths such as "1,2 m", a weight of "2,000 lb" may be from another paper.
 */
export function marksIn(cells: readonly TableCell[]): (cell: TableCell) => CellMark {
  const alike = new Map<string, string[]>();
  for (const cell of cells) {
    const texts = alike.get(unitIn(cell)) ?? [];
    texts.push(cell.text);
    alike.set(unitIn(cell), texts);
  }
  const own = new Map(Array.from(alike, ([unit, texts]) => [unit, markOf(texts)]));
  const likely = markOf(cells.map(({ text }) => text));
  return (cell) => own.get(unitIn(cell)) ?? { likely };
}

/** What a cell counts: a text that is the same for each name of its unit. */
function unitIn({ text, unit, usual }: TableCell) {
  const [, , , name = ""] = figure.exec(plainNumber(text, unit)) ?? [];
  const typedUnit = name.trim() || usual;
  return `${unit} ${unit && typedUnit ? (conversion(typedUnit, unit)?.(1) ?? typedUnit) : 1}`;
}

/** The mark of fractions that a table's cells agree on: those that can be read in one way only decide. */
export function markOf(cells: Iterable<string>): Mark {
  const found = { ",": false, ".": false };
  for (const cell of cells) {
    const [, , digits = ""] = figure.exec(plainNumber(cell)) ?? [];
    const marks = digits.replaceAll(/[^.,]/g, "");
    const last = marks.at(-1) as "," | "." | undefined;
    if (!last) continue;
    const [before = "", behind = ""] = [digits.slice(0, digits.lastIndexOf(last)), digits.split(last).at(-1)];
    const once = marks.split(last).length === 2;
    if (marks.includes(",") && marks.includes(".")) found[last] = true;
    else if (!once) found[last === "," ? "." : ","] = true;
    else if (!/^\d{3}$/.test(behind.trim()) || !/^[1-9]\d{0,2}$/.test(before)) found[last] = true;
  }
  if (found[","] === found["."]) return undefined;
  return found[","] ? "," : ".";
}

/** Digits above and below the line: their plain form would make 52 of 5². */
const raised = /[\u00B2\u00B3\u00B9\u2070-\u209F]/;

/** Digits, marks and signs of every script in their plain form, and a currency's sign behind its sum; nothing of longer text. */
function plainNumber(text: string, unit?: Unit) {
  const isNone = text.length > fieldLengths.number || raised.test(text);
  const plain = plainDigits(isNone ? "" : text.normalize("NFKC"))
    .replaceAll(/[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/g, " ")
    .trim()
    .replace(/^[\u2212\u2013]\s*/, "-")
    .replaceAll("\u066B", ".")
    .replaceAll("\u066C", "'");
  const mended = plain.replaceAll(/(?<=\d)[\u2019\u02BC](?=\d{3})/g, "'");
  return unit === "€" ? mended.replace(/^([+-]?)(€|eur)\s*(.*)$/i, "$1$3 $2") : mended;
}

/** Characters to keep of what was typed: one more than a number may have, since a part of it would be another number. */
export const keptOfTyped = fieldLengths.number + 1;

/** @param isSmall whether thousands of the unit are as likely as its fractions: "1,500 m" and "2,750 t" could be either */
function magnitude(digits: string, cellMark: CellMark, isSmall = true): Typed {
  const bare = grouped.test(digits) ? digits.replaceAll(/(?<=\d)[ '_](?=\d{3})/g, "") : digits;
  if (/[ '_]/.test(bare)) return { why: "must be one number, with thousands in groups of three" };
  const [body = "", exponent] = bare.toLowerCase().split("e");
  const marks = body.replaceAll(/\d/g, "");
  const last = marks.at(-1) as Mark;
  const asNumber = (fraction: Mark) => {
    const [whole = "", part = ""] = fraction ? splitAtLast(body, fraction) : [body, ""];
    const groups = whole.split(/[.,]/);
    const isGrouped = groups.length === 1 || isGroups(groups);
    const value = Number(
      `${groups.join("") || 0}.${part || 0}${exponent === undefined ? "" : `e${exponent}`}`,
    );
    if (!isGrouped || !/^\d*$/.test(part)) return noGroups;
    return Number.isFinite(value) ? { value } : {};
  };
  if (!last) return asNumber(undefined);
  const isOnce = body.split(last).length === 2;
  if (new Set(marks).size > 1) return isOnce ? asNumber(last) : noGroups;
  if (!isOnce) return asNumber(undefined);
  const [whole = "", part = ""] = splitAtLast(body, last);
  const mayGroup = /^[1-9]\d{0,2}$/.test(whole) && part.length === 3 && exponent === undefined;
  const isLikely = typeof cellMark === "object";
  const mark = isLikely ? cellMark.likely : cellMark;
  if (bare !== digits || !mayGroup || (mark === last && !isLikely)) return asNumber(last);
  if (mark !== undefined && mark !== last) return asNumber(undefined);
  if (last === "," && isSmall && mark === undefined) return asNumber(undefined);
  if (last === "." && !part.endsWith("0")) return asNumber(".");
  return { why: `must be clear: ${whole}${part} or ${Number(`${whole}.${part}`)}` };
}

const noGroups = { why: "must be one number, with thousands in groups of three" };

const splitAtLast = (text: string, mark: string) => [
  text.slice(0, text.lastIndexOf(mark)),
  text.slice(text.lastIndexOf(mark) + 1),
];

/** Groups of three behind the first; of two, too, as India writes lakhs. */
function isGroups([first = "", ...others]: readonly string[]) {
  return (
    /^[1-9]\d{0,2}$/.test(first) &&
    others.at(-1)?.length === 3 &&
    (others.every(({ length }) => length === 3) || others.slice(0, -1).every(({ length }) => length === 2))
  );
}

/** 4 ft 6 in, or 4'6", in mm. */
function feetAndInches(digits: string, rest: string, mark: CellMark) {
  const [, feet = "", more = ""] = /^(ft|feet|foot|['′’])\s*(\d.*)$/i.exec(rest) ?? [];
  if (feet === "") return undefined;
  const [, inches = ""] = /^([\d.,]+)\s*(?:in|inch|inches|["″”]|'')?$/i.exec(more) ?? [];
  const [whole, part] = [magnitude(digits.trim(), mark), inches === "" ? undefined : magnitude(inches, mark)];
  if (whole.value === undefined || part?.value === undefined || part.value >= 12) return undefined;
  return Number((whole.value * 304.8 + part.value * 25.4).toPrecision(12));
}

const quoted = (text: string) => (text.length > 40 ? "a longer text" : JSON.stringify(text.trim()));
