import { type LifFloor, readLif } from "#planner/lif/read-lif.ts";
import type { Outcome } from "#planner/plan/fields.ts";
import { rowsAsText } from "#planner/rows/cells.ts";

type Cell = string | number | undefined;

/** A layout in LIF as rows of places and of lanes; what they hold is checked when the form is sent. */
export function lifRows(input: unknown): Outcome<{ places: string; lanes: string; count: number }> {
  const read = readLif(input);
  if (!read.ok) return read;
  const { places, lanes } = read.value;
  const cells = (entry: LifFloor["places"][number], keys: readonly string[]) =>
    keys.map((key) => entry[key] as Cell);
  return {
    ok: true,
    value: {
      places: rowsAsText(
        places.map((place) => cells(place, ["id", "x", "y", "handover", "height", "chargers"])),
      ),
      lanes: rowsAsText(
        lanes.map((lane) => [
          ...cells(lane, ["from", "to"]),
          lane["both"] ? "both ways" : "one way",
          ...cells(lane, ["width", "length"]),
        ]),
      ),
      count: places.length,
    },
  };
}
