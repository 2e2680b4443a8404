import { expect, it } from "vitest";
import { warehouseShots } from "../shots/warehouse.ts";
import { hero, opening } from "./hero.ts";

/** The part of the lanes that both cameras see. */
const inView = ({ x }: { x: number }) => Math.abs(x) < 8;

it("opens with the picture of the home page's still", () => {
  const still = warehouseShots.find(({ name }) => name === "hero")?.set;
  if (still?.scene !== "warehouse") throw new Error("The still of the home page shows another scene.");
  const first = hero(opening).actors.flatMap((actor) =>
    "vehicle" in actor && inView(actor)
      ? [[actor.vehicle, actor.x, actor.z, actor.turn, actor.lift ?? 0]]
      : [],
  );
  const shown = still.pose.traffic.map(({ vehicle, at: [x, z], turn, lift = 0 }) => [
    vehicle,
    x,
    z,
    turn,
    lift,
  ]);
  const round = (rows: unknown[][]) =>
    rows.map((row) => row.map((v) => (typeof v === "number" ? +v.toFixed(2) : v)));
  expect(round(shown)).toEqual(expect.arrayContaining(round(first)));
  expect(shown).toHaveLength(first.length);
});
