import { expect, it } from "vitest";
import { siteHall } from "./site-hall.ts";

it("shows a moment at which vehicles of every kind are under way, one waits and one charges", () => {
  const { standing, rows, fleet } = siteHall();
  expect(fleet.map(({ vehicle }) => vehicle)).toEqual(["fork", "counterBalance", "lifter"]);
  const driving = standing.vehicles.filter(({ doing }) => doing === "driving");
  /* Each kind has an outline of its own. */
  expect(new Set(driving.map(({ points }) => points)).size).toBe(3);
  expect(rows.summary).toBe("4 under way, 1 waiting, 1 charging");
  expect(rows.vehicles.map(({ name }) => name)).toEqual([
    "Fork 1",
    "Fork 2",
    "Fork AMR 3",
    "Fork AMR 4",
    "Lifter 5",
    "Lifter 6",
  ]);
});
