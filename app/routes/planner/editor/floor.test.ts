import { describe, expect, it } from "vitest";
import { presets } from "#planner/presets/presets.ts";
import { asRows, floorRows } from "#planner/rows/rows.ts";
import { edited, type Floor, floorOf } from "./floor.ts";
import { edit } from "./history.ts";

const floor: Floor = {
  places: [
    { id: "a", x: 0, y: 0, handover: "floor" },
    { id: "b", x: 10_000, y: 0 },
  ],
  lanes: [{ from: "a", to: "b", both: true, width: 2800 }],
};

describe("an edit of the floor", () => {
  it("moves a place onto the grid, and does nothing if it is there already", () => {
    expect(edited(floor, { kind: "move", id: "a", x: 1130, y: -120 }).places[0]).toMatchObject({
      x: 1250,
      y: 0,
    });
    expect(edited(floor, { kind: "move", id: "a", x: 10, y: 20 })).toBe(floor);
  });

  it("adds a place with a name of its own and joins it once", () => {
    const added = edited(floor, { kind: "add", x: 5000, y: 5000 });
    expect(added.places[2]).toEqual({ id: "place 3", x: 5000, y: 5000, handover: "floor" });
    const joined = edited(added, { kind: "join", from: "b", to: "place 3" });
    expect(joined.lanes).toHaveLength(2);
    expect(edited(joined, { kind: "join", from: "place 3", to: "b" })).toBe(joined);
    expect(edited(joined, { kind: "join", from: "b", to: "b" })).toBe(joined);
  });

  it("removes a place's lanes with it", () => {
    expect(edited(floor, { kind: "remove", id: "b" })).toEqual({ places: [floor.places[0]], lanes: [] });
  });

  it("changes a lane and removes it", () => {
    expect(edited(floor, { kind: "change-lane", lane: 0, change: { both: false } }).lanes[0]?.both).toBe(
      false,
    );
    expect(edited(floor, { kind: "remove-lane", lane: 0 }).lanes).toEqual([]);
  });
});

it("undoes and redoes steps; a new step clears the redo steps", () => {
  const begin = { past: [], now: floor, future: [] };
  const moved = edit(begin, { kind: "move", id: "a", x: 1000, y: 0 });
  const back = edit(moved, "undo");
  expect(back.now).toBe(floor);
  expect(edit(back, "redo").now).toEqual(moved.now);
  expect(edit(edit(back, { kind: "remove", id: "a" }), "redo").now.places).toHaveLength(1);
  expect(edit(begin, "undo")).toBe(begin);
});

it.each(presets.map(({ plan }) => plan))(
  "$name is drawn from its rows, and written as the same rows",
  (plan) => {
    const rows = asRows(plan);
    const drawn = floorOf(rows);
    if (!drawn) throw new Error("It can't be drawn.");
    expect(floorRows(drawn)).toEqual({ places: rows.places, lanes: rows.lanes });
  },
);

it("rows that can't be drawn give no floor", () => {
  expect(floorOf({ places: "a; far; 0", lanes: "" })).toBeUndefined();
  expect(floorOf({ places: "a; 0; 0", lanes: "a; nowhere" })).toBeUndefined();
  expect(floorOf({ places: "", lanes: "" })).toBeUndefined();
});
