import { expect, it } from "vitest";
import { planWith } from "../plan/example.ts";
import { plannedVehicles } from "../vehicles.ts";
import { sizeWithStop } from "./size.ts";

const jobs = (every: number) =>
  planWith({ flows: [{ from: "wrapper", to: "stage", load: "pallet", every }] });

/* A round is 30 s + 30 s of handling and two ways of 40 m at 1.5 m/s, with turns and gaining speed some 125 s. */
it("of one vehicle that has time left, the queue is as by hand", () => {
  const { fleet, stop } = sizeWithStop(jobs(600));
  expect(fleet?.[0]?.count).toBe(1);
  /* In 20 minutes two orders gather; one of them or both wait more than 5; the second is reached a round and a half on. */
  expect([1, 2]).toContain(stop?.late);
  expect(Math.abs((stop?.gone ?? 0) - 4)).toBeLessThanOrEqual(1);
  expect([stop?.minutes, stop?.at]).toEqual([20, "wrapper → turn"]);
});

it("is the same each time", () => {
  const plan = jobs(400);
  expect(sizeWithStop(structuredClone(plan))).toEqual(sizeWithStop(plan));
});

it("is nothing where no fleet is named", () => {
  const vehicle = plannedVehicles.find(({ takes }) => !takes.carriers.includes("open-pallet"))?.product;
  expect(sizeWithStop(planWith({ choice: { vehicle } })).stop).toBeNull();
});
