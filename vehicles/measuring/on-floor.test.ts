import { expect, it } from "vitest";
import { type Vehicle, vehicles } from "../index.ts";
import { onFloor } from "./on-floor.ts";

const { outline: _, ...first }: Vehicle = vehicles[0];
const like = (changes: Partial<Vehicle>): Vehicle => ({ ...first, product: "fork", ...changes });

it("calls a vehicle by its short title without the figure, and draws it as its kind or its record says", () => {
  const tugger = like({ product: "agvTugger", shortTitle: "1500 AGV Tugger", kind: "tugger" });
  expect(onFloor([like({ shortTitle: "1400 Fork", outline: "blunt" }), tugger])).toEqual({
    fork: { name: "Fork", outline: "blunt" },
    agvTugger: { name: "AGV Tugger", outline: "notched" },
  });
});

it("keeps the figure where two differ in nothing else", () => {
  const small = like({ product: "lifter", shortTitle: "600 Fork" });
  expect(onFloor([like({ shortTitle: "1400 Fork" }), small])).toMatchObject({
    fork: { name: "1400 Fork" },
    lifter: { name: "600 Fork" },
  });
});
