import { readLif } from "#planner/lif/read-lif.ts";
import { readJsonFile } from "#planner/lif/read-text.ts";
import { unreadInLif } from "#planner/lif/unread.ts";
import type { Outcome } from "#planner/plan/fields.ts";
import { floorRows } from "#planner/rows/rows.ts";

type LifRows = { places: string; lanes: string; count: number; unread: ReturnType<typeof unreadInLif> };

/** A layout in LIF as rows of places and of lanes; what they hold is checked when the form is sent. */
export function lifRows(bytes: Uint8Array): Outcome<LifRows> {
  const parsed = readJsonFile(bytes);
  if (!parsed.ok) return parsed;
  const input = parsed.value;
  const read = readLif(input);
  if (!read.ok) return read;
  const count = read.value.places.length;
  return { ok: true, value: { ...floorRows(read.value), count, unread: unreadInLif(input) } };
}
