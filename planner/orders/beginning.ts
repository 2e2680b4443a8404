import type { Outcome } from "../plan/fields.ts";
import { type Columns, columnsIn, type Role } from "./headings.ts";
import { readMoment } from "./moments.ts";
import type { Unread } from "./read-orders.ts";
import { type LogRecord, quoted } from "./records.ts";

const refused = (message: string): Outcome<never> => ({ ok: false, errors: [{ path: "", message }] });

/** Records above which the headings must stand. */
const maxTitles = 25;

type Begun = {
  columns: Columns;
  names: Partial<Record<Role, string>>;
  first: LogRecord[];
  /** A column that may say how many loads a line stands for. */
  counting?: string | undefined;
  /** Whether a column numbers the orders, so that a line that stands twice is one order. */
  isNumbered?: boolean;
  /** A column that may say that an order was cancelled. */
  state?: State | undefined;
};

const number =
  /^(order|task|job|transport|auftrag|lageraufgabe|tanum)$|[ _-](id|no|nr|num|number)\.?$|(nummer|number|numara(sı)?)$/iu;

/** Where it stands, and whether its heading says "cancelled", so that a mark below it does. */
export type State = { at: number; isMark: boolean };

export const cancelled =
  /^(cancel|storn|annul|anul|iptal|void|delet|gelösch|abgebroch|geannul|avbrut|取消)/iu;
const ofState =
  /^((order|task|job|auftrags?)[ -]?)?(status|state|zustand|statut|estado|stato|durum|stav|状态)\b/iu;

function stateIn(cells: readonly string[]): State | undefined {
  const mark = cells.findIndex((cell) => cancelled.test(cell.trim()));
  const at = mark < 0 ? cells.findIndex((cell) => ofState.test(cell.trim())) : mark;
  return at < 0 ? undefined : { at, isMark: at === mark };
}

const quantity =
  /^(qty|quantity|amount|count|pieces|pcs|menge|anzahl|stück(zahl)?|quantité|qté|nombre|cantidad|quantità|quantidade|aantal|ilość|adet|miktar|数量)\b/iu;

/** Finds the headings; a file without any has its columns in the order time, from, to, load. */
export function beginning(records: Iterator<LogRecord>, unread: Unread[]): Outcome<Begun> {
  const seen: LogRecord[] = [];
  let timed: readonly string[] | undefined;
  let nearest: { missing: readonly Role[]; cells: readonly string[] } | undefined;
  for (let next = records.next(); !next.done; next = records.next()) {
    const record = next.value;
    const { cells } = record;
    if (cells.some((cell) => hasTime(cell))) {
      const at = cells.findIndex((cell) => hasTime(cell));
      if (nearest) break;
      if (at !== 0 || cells.length < 3 || !isByPosition(cells)) {
        /* A report's title says when it was printed. */
        timed ??= cells;
        seen.push(record);
        if (seen.length > maxTitles) break;
        continue;
      }
      return {
        ok: true,
        value: { columns: inOrder, names: orderNames, first: [...titled(seen, unread), record] },
      };
    }
    const found = columnsIn(cells);
    if (found?.missing.length === 0) {
      titled(seen, unread);
      const names = Object.fromEntries(
        Object.entries(found.columns).map(([role, at]) => [role, (cells[at] ?? "").trim()]),
      );
      const counting = cells.find((cell) => quantity.test(cell.trim()));
      const isNumbered = cells.some((cell) => number.test(cell.trim()));
      const value = { columns: found.columns, names, first: [], counting, state: stateIn(cells), isNumbered };
      return { ok: true, value };
    }
    if (found && found.missing.length < (nearest?.missing.length ?? 3))
      nearest = { missing: found.missing, cells };
    seen.push(record);
    if (seen.length > maxTitles) break;
  }
  return refused(
    nearest ? noColumn(nearest.missing, nearest.cells) : noHeadings(timed ?? seen[0]?.cells ?? []),
  );
}

const hasTime = (cell: string) => readMoment(cell)?.second !== undefined;
const isByPosition = ([, from = "", to = ""]: readonly string[]) => from.trim() !== "" && to.trim() !== "";

const inOrder: Columns = { time: 0, from: 1, to: 2, load: 3 };
const orderNames = { time: "1", from: "2", to: "3", load: "4" };

/** Names the lines above the orders, but for the one that only names the mark between cells. */
function titled(seen: readonly LogRecord[], unread: Unread[]): LogRecord[] {
  for (const { line, cells, why } of seen)
    if (!/^sep=/i.test(cells[0]?.trim() ?? ""))
      unread.push({ line, why: why ?? "stands above the orders, and names no columns" });
  return [];
}

const meanings: Record<Role, string> = {
  time: "when the order was placed (such as “time” or “created at”)",
  day: "its date",
  clock: "its time of day",
  from: "where it is picked up (such as “from” or “source”)",
  to: "where it is set down (such as “to” or “destination”)",
  load: "what is carried",
};

const noColumn = (missing: readonly Role[], cells: readonly string[]) =>
  `has no column that says ${missing.map((role) => meanings[role]).join(", nor one that says ")}. Its headings are: ${shownCells(cells)}`;

const noHeadings = (cells: readonly string[]) =>
  `needs a row of headings that name the columns time, from and to. It begins with: ${shownCells(cells)}`;

const shownCells = (cells: readonly string[]) =>
  cells
    .slice(0, 12)
    .map((cell) => quoted(cell))
    .join(", ");
