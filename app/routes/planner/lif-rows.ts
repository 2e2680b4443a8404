import { readLif } from "#planner/lif/read-lif.ts";
import type { Outcome } from "#planner/plan/fields.ts";
import { floorRows } from "#planner/rows/rows.ts";

/** A layout in LIF as rows of places and of lanes; what they hold is checked when the form is sent. */
export function lifRows(input: unknown): Outcome<{ places: string; lanes: string; count: number }> {
  const read = readLif(input);
  if (!read.ok) return read;
  return { ok: true, value: { ...floorRows(read.value), count: read.value.places.length } };
}
