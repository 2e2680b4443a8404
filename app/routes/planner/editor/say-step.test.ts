import { expect, it } from "vitest";
import type { Edit, Floor } from "./floor.ts";
import { edit, type History } from "./history.ts";
import { sayStep } from "./say-step.ts";

const floor: Floor = {
  places: [
    { id: "a", x: 0, y: 0 },
    { id: "b", x: 10_000, y: 0 },
  ],
  lanes: [{ from: "a", to: "b", both: true, width: 2800 }],
};
const begin: History = { past: [], now: floor, future: [] };
const said = (step: Edit | "undo" | "redo", before = begin) => sayStep(step, before, edit(before, step));

it("says where a place is now, which lane leads where, and what is gone", () => {
  expect(said({ kind: "move", id: "a", x: 1000, y: 250 })).toBe("a, at 1.00 m, 0.25 m");
  expect(said({ kind: "add", x: 2000, y: 0 })).toBe("place 3, at 2.00 m, 0.00 m");
  expect(said({ kind: "remove", id: "b" })).toBe("Taken away: b");
  expect(said({ kind: "remove-lane", lane: 0 })).toBe("Taken away: Lane between a and b");
  expect(said({ kind: "change-lane", lane: 0, change: { both: false } })).toBe("One-way lane from a to b");
  expect(said({ kind: "join", from: "b", to: "a" })).toBe("There is a lane between b and a already.");
  expect(said({ kind: "change-place", id: "a", change: { chargers: 2 } })).toBe("");
});

it("tells two steps back apart, and says where there is none", () => {
  const moved = [1000, 2000].reduce((history, x) => edit(history, { kind: "move", id: "a", x, y: 0 }), begin);
  const back = edit(moved, "undo");
  expect([said("undo", moved), said("undo", back)]).toEqual(["A step back, 1 left", "A step back, 0 left"]);
  expect(said("redo", back)).toBe("A step on again, 0 left");
  expect(said("undo")).toBe("There is no step to take back.");
});
