import { expect, it } from "vitest";
import { inSheet } from "#content/products/sheet-rows.ts";
import { loadAisleSum } from "./load-aisle-sum.ts";

it("the drawn aisle is the fork's, and its parts are what VDI 2198 adds up", () => {
  const { need, truck, loaded, margin } = loadAisleSum() ?? {};
  expect(`${need} mm`).toBe(inSheet("fork", "Aisle"));
  expect([margin, (truck ?? 0) + (loaded ?? 0) + (margin ?? 0)]).toEqual([200, need]);
});
