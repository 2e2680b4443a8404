import { type SheetRow, sheetOf } from "#content/products/sheet-rows.ts";
import type { Vehicle } from "#vehicles/index.ts";

/**
 * A figure of each vehicle, in their order; undefined where a vehicle has none of that name. `source` is that of all of
 * them, and left out where they have several.
 */
export type ComparedRow = {
  label: string;
  cells: readonly (Omit<SheetRow, "label"> | undefined)[];
  source?: SheetRow["source"] | undefined;
};
type ComparedGroup = { title: string; rows: ComparedRow[] };

/**
 * Compares the vehicles' sheets row by row: the rows that differ, and those that are the same. Groups without rows are
 * left out.
 */
export function compareRows(vehicles: readonly Vehicle[]): {
  differences: ComparedGroup[];
  same: ComparedGroup[];
} {
  const sheets = vehicles.map(sheetOf);
  const titles = [...new Set(sheets.flatMap((groups) => groups.map(({ title }) => title)))];
  const groups = titles.map((title) => ({ title, rows: rowsOf(sheets, title) }));
  const only = (wanted: boolean) =>
    groups
      .map(({ title, rows }) => ({ title, rows: rows.filter((row) => differs(row) === wanted) }))
      .filter(({ rows }) => rows.length > 0);
  return { differences: only(true), same: only(false) };
}

function rowsOf(sheets: readonly ReturnType<typeof sheetOf>[], title: string): ComparedRow[] {
  const lists = sheets.map((groups) => groups.find((group) => group.title === title)?.rows ?? []);
  const labels = [...new Set(lists.flatMap((rows) => rows.map(({ label }) => label)))];
  return labels.map((label) => {
    const cells = lists.map((rows) => rows.find((row) => row.label === label));
    const [source, ...others] = new Set(cells.flatMap((cell) => cell?.source ?? []));
    return { label, cells, source: others.length > 0 ? undefined : source };
  });
}

const differs = ({ cells }: ComparedRow) => new Set(cells.map((cell) => cell?.value)).size > 1;
