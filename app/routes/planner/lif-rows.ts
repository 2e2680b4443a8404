import { readLif } from "#planner/lif/read-lif.ts";
import { readJsonFile } from "#planner/lif/read-text.ts";
import { chosenLayout, otherLayouts, unreadInLif } from "#planner/lif/unread.ts";
import type { Outcome } from "#planner/plan/fields.ts";
import { floorRows } from "#planner/rows/rows.ts";

export type LifRows = {
  places: string;
  lanes: string;
  count: number;
  name: string;
  unread: ReturnType<typeof unreadInLif>;
  others: ReturnType<typeof otherLayouts>;
};

/**
 * A layout in LIF as rows of places and of lanes; what they hold is checked when the form is sent.
 * @param chosen which of the file's layouts
 */
export function lifRows(bytes: Uint8Array, chosen: number): Outcome<LifRows> {
  const parsed = readJsonFile(bytes);
  if (!parsed.ok) return parsed;
  const input = parsed.value;
  const read = readLif(input, chosen);
  if (!read.ok) return read;
  return {
    ok: true,
    value: {
      ...floorRows(read.value),
      count: read.value.places.length,
      name: chosenLayout(input, chosen),
      unread: unreadInLif(input, chosen),
      others: otherLayouts(input, chosen),
    },
  };
}
