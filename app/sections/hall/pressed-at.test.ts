import { expect, test } from "vitest";
import { floorBox, inBox } from "#app/sections/floor-drawing/floor-box.ts";
import { presets } from "#planner/presets/presets.ts";
import { Session } from "#planner/session/session.ts";
import { HallState } from "./hall-state.ts";
import { pressedAt } from "./pressed-at.ts";

const [preset] = presets;
if (!preset) throw new Error("There is no preset.");
const { plan } = preset;
const box = floorBox(plan);
const session = Session.open(plan, 1);
if (!session.ok) throw new Error("The preset does not run.");
const state = new HallState(session.value.ready);
state.take(session.value.runTo(1000));

const press = (place: { x: number; y: number }) => {
  const { x, y } = inBox(box, place);
  return pressedAt(state, plan, { x: x / box.width, y: y / box.height }, 1000);
};

test("a press finds the vehicle, a charger without one, and the middle of a lane", () => {
  const [move] = state.vehicles[0]?.moves ?? [];
  if (!move) throw new Error("The vehicle is nowhere.");
  expect(press(move)).toEqual({ vehicle: 0 });
  const free = plan.places.find(
    ({ chargers, x, y }) => chargers > 0 && Math.hypot(x - move.x, y - move.y) > 4000,
  );
  if (free) expect(press(free)).toEqual({ wrong: { kind: "charger", place: free.id } });
  const middles = plan.lanes.map(({ from, to }) => {
    const [a, b] = [from, to].map((name) => plan.places.find(({ id }) => id === name));
    return { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 };
  });
  const far = middles.findIndex(
    ({ x, y }) =>
      plan.places.every((place) => Math.hypot(place.x - x, place.y - y) > 5000) &&
      Math.hypot(move.x - x, move.y - y) > 5000,
  );
  expect(press(middles[far] ?? { x: 0, y: 0 })).toEqual({ wrong: { kind: "block", lane: far } });
  expect(press({ x: box.left, y: box.top })).toBeUndefined();
});
