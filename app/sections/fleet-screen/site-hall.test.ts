import { expect, it } from "vitest";
import { HallState } from "#app/sections/hall/hall-state.ts";
import { softwarePages } from "#content/products/software-pages.ts";
import { Session } from "#planner/session/session.ts";
import { ScreenFeed } from "./screen-feed.ts";
import { screenFloor } from "./screen-floor.ts";
import { siteHall } from "./site-hall.ts";

it("shows a moment at which vehicles of every kind are under way, one waits and one charges", () => {
  const { standing, rows, fleet } = siteHall(1752);
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

it("each software page begins with a moment and a screen of its own", () => {
  const openings = softwarePages.map(({ opening }) => opening);
  expect(new Set(openings.map(({ begins }) => begins)).size).toBe(openings.length);
  expect(new Set(openings.map(({ screen }) => screen)).size).toBe(openings.length);
});

it("tells at least five states where the fleet is shown", () => {
  const desk = softwarePages.find(({ opening }) => opening.screen === "desk");
  const { rows } = siteHall(desk?.opening.begins ?? 0);
  expect(new Set(rows.vehicles.map(({ doing }) => doing)).size).toBeGreaterThanOrEqual(5);
});

it("shows what each vehicle has delivered, has, and is to do, in the order of time", () => {
  const { rows } = siteHall(1752);
  const work = new Map(rows.vehicles.map(({ name, work }) => [name, work]));
  expect(work.get("Fork AMR 3")?.map(({ id }) => id)).toEqual(["2029", "2033", "2041"]);
  for (const { from, to, done } of [...work.values()].flat()) {
    expect(from).toBeLessThan(to);
    /* Three quarters of the window are over. */
    expect(done).toBeCloseTo(Math.min(1, Math.max(0, (0.75 - from) / (to - from))), from > 0 ? 6 : 0);
  }
  /* It still drives to its pick-up. */
  expect(work.get("Lifter 5")?.at(-1)).toMatchObject({ id: "2045", done: 0 });
  expect(rows.shift.map(({ count }) => count)).toEqual(["45", "39", "41 of 42"]);
});

it("shows since when a vehicle charges, and keeps it when the vehicle has left", () => {
  const session = Session.open(screenFloor());
  if (!session.ok) throw new Error("no floor");
  const { ready } = session.value;
  const state = new HallState(ready);
  const feed = new ScreenFeed(screenFloor().flows, [], 300);
  const at = (seconds: number) => {
    feed.take(state.take(session.value.runTo(seconds * 1000)));
    state.time = seconds * 1000;
    return feed.rows(state).vehicles;
  };
  let since = 0;
  while (!at(since).some(({ doing }) => doing === "charging")) since++;
  const id = at(since).findIndex(({ doing }) => doing === "charging");
  let until = since;
  while (at(until)[id]?.doing === "charging") until++;
  const [charged] = at(until + 10)[id]?.charged ?? [];
  /* The window is 600 s long, and begins 450 s ago. */
  expect(charged?.from).toBeCloseTo((450 - (until + 10 - since)) / 600, 2);
  expect(charged?.to).toBeCloseTo((450 - 10) / 600, 2);
});

it("tells the last message of each system, and where the last loaded order is on its way", () => {
  const { rows } = siteHall(2210);
  expect(rows.links.systems.map(({ name, by, said }) => [name, by, said])).toEqual([
    ["WMS", "REST", "Order 2057"],
    ["Wrapper 2", "OPC UA", "2053 is done"],
    ["Wrapper 1", "contact", "2043 is done"],
  ]);
  expect(rows.links.floor.map(({ said, isSent }) => [said, isSent])).toEqual([
    ["2056 is loaded", false],
    ["Is closed", false],
  ]);
  expect(rows.way?.title).toBe("Order 2056, Kitting 4 → Line 7");
  expect(rows.way?.stations.map(({ state }) => state)).toEqual(["passed", "passed", "passed", "next"]);
});
