import type { InputError } from "#planner/plan/fields.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { type RowList, rowLists } from "#planner/rows/columns.ts";
import { asRows, readRows } from "#planner/rows/rows.ts";

/** A list of the plan as rows of text, as the form shows it. */
export type ReadRowsField = { name: RowList; value: string; error?: string };

type ChangedRows = { list: RowList; text: string; lines: number[]; error?: string };

/** Puts those rows of an address that differ from the plan's into `changed`, and returns the errors of each. */
export function readChangedRows(changed: object, base: Plan, parameters: URLSearchParams): ChangedRows[] {
  if (!rowLists.some((list) => parameters.has(list))) return [];
  const own = asRows(base);
  let firstLoad = base.loads[0]?.id ?? "";
  return rowLists.flatMap((list): ChangedRows[] => {
    /* Only the end is trimmed: a distance chart begins with the tab of its empty corner. */
    const text = parameters.get(list)?.trimEnd();
    if (text === undefined || same(text, own[list])) return [];
    const { entries, lines, errors } = readRows(list, text, firstLoad);
    if (list === "loads") firstLoad = `${(entries[0] as { id?: unknown } | undefined)?.id ?? firstLoad}`;
    const error = errors[0] && inItsLine(errors[0], lines);
    (changed as Record<RowList, unknown>)[list] = list === "places" ? entries.map(withDefaults) : entries;
    return [{ list, text, lines, ...(error && { error }) }];
  });
}

/** The plan's defaults for what a row leaves out: the form's fields show them. */
const withDefaults = (place: unknown) => ({ height: 0, chargers: 0, ...(place as object) });

/** A form sends line ends as CRLF. */
const same = (a: string, b: string) => a.replaceAll("\r\n", "\n").trim() === b.trim();

/** @param take removes and returns the first error whose path matches */
export function rowsFields(
  plan: Plan,
  put: readonly ChangedRows[],
  take: (isMeant: (path: string) => boolean) => string | undefined,
): ReadRowsField[] {
  const own = asRows(plan);
  return rowLists.map((name) => {
    const changed = put.find(({ list }) => list === name);
    const error = changed?.error ?? errorIn(name, changed?.lines, take);
    return { name, value: changed?.text ?? own[name], ...(error && { error }) };
  });
}

/** The first error of a list, by the line in which it stands. */
function errorIn(
  list: RowList,
  lines: readonly number[] | undefined,
  take: (isMeant: (path: string) => boolean) => string | undefined,
) {
  let found = "";
  const message = take((path) => {
    const isHere = path === list || path.startsWith(`${list}[`);
    if (isHere) found = path;
    return isHere;
  });
  return message && inItsLine({ path: found, message }, lines);
}

function inItsLine({ path, message }: InputError, lines: readonly number[] | undefined) {
  const [, index, key = ""] = /\[(\d+)\]\.?(\w*)/.exec(path) ?? [];
  if (index === undefined) return message;
  const line = lines?.[Number(index)] ?? Number(index) + 1;
  return `Line ${line}: ${key && `${key} `}${message}`;
}
