import { expect, it } from "vitest";
import { HallState } from "#app/sections/hall/hall-state.ts";
import { softwarePages } from "#content/products/software-pages.ts";
import { Session } from "#planner/session/session.ts";
import { ScreenFeed } from "./screen-feed.ts";
import { screenFloor } from "./screen-floor.ts";
import { openSiteHall, type SiteHall } from "./site-hall.ts";

/** The first moment from a page's own on that shows something: with other vehicles it may be a later one. */
function firstFrom(screen: string, shows: (hall: SiteHall) => boolean): SiteHall {
  const begins = softwarePages.find(({ opening }) => opening.screen === screen)?.opening.begins ?? 0;
  const hallAt = openSiteHall();
  for (let seconds = begins; seconds < begins + 1800; seconds++) {
    const hall = hallAt(seconds);
    if (shows(hall)) return hall;
  }
  throw new Error("No moment of half an hour shows it");
}

it("shows a moment at which vehicles of every kind are under way, one waits and one charges", () => {
  /* Each kind has an outline of its own. */
  const outlines = ({ vehicles }: SiteHall["standing"]) =>
    new Set(vehicles.filter(({ doing }) => doing === "driving").map(({ points }) => points)).size;
  const { rows, fleet } = firstFrom(
    "shift",
    ({ standing, rows }) =>
      outlines(standing) === 3 && /^\d under way, 1 waiting, 1 charging$/.test(rows.summary),
  );
  expect(fleet.map(({ vehicle }) => vehicle)).toEqual(["fork", "counterBalance", "lifter"]);
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
  const { rows } = firstFrom(
    "desk",
    ({ rows }) => new Set(rows.vehicles.map(({ doing }) => doing)).size >= 5,
  );
  expect(new Set(rows.vehicles.map(({ state }) => state)).size).toBeGreaterThanOrEqual(5);
});

it("shows what each vehicle has delivered, has, and is to do, in the order of time", () => {
  /* One still drives to its pick-up. */
  const { rows } = firstFrom("shift", ({ rows: { vehicles } }) => {
    const works = vehicles.map(({ work }) => work);
    return works.some(({ length }) => length === 3) && works.some((work) => work.at(-1)?.done === 0);
  });
  const works = rows.vehicles.map(({ work }) => work);
  for (const work of works) expect(work).toEqual(work.toSorted((one, other) => one.from - other.from));
  for (const { from, to, done } of works.flat()) {
    expect(from).toBeLessThan(to);
    /* Three quarters of the window are over. */
    expect(done).toBeCloseTo(Math.min(1, Math.max(0, (0.75 - from) / (to - from))), from > 0 ? 6 : 0);
  }
  const [ordered = 0, delivered = 0, kept = 0, judged = 0] = rows.shift.flatMap(({ count }) =>
    count.split(" of ").map(Number),
  );
  expect(rows.orders).toHaveLength(Math.min(5, ordered - delivered));
  expect([kept, judged, ordered]).toEqual([kept, judged, ordered].toSorted((one, other) => one - other));
  expect(kept).toBeGreaterThan(ordered / 2);
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
  const loaded = /^(\d+) is loaded$/;
  const { rows } = firstFrom("gateway", ({ rows: { links, way } }) => {
    const isLoaded = links.floor.some(({ said }) => loaded.test(said));
    return isLoaded && way?.stations.at(-1)?.state === "next" && links.systems.length === 3;
  });
  expect(Object.fromEntries(rows.links.systems.map(({ name, by }) => [name, by]))).toEqual({
    WMS: "REST",
    "Wrapper 1": "contact",
    "Wrapper 2": "OPC UA",
  });
  for (const { said } of rows.links.systems) expect(said).toMatch(/^Order \d+$|^\d+ is done$/);
  expect(rows.links.floor.every(({ isSent }) => !isSent)).toBe(true);
  const [order] = rows.links.floor.flatMap(({ said }) => loaded.exec(said)?.[1] ?? []);
  expect(rows.way?.title).toMatch(new RegExp(`^Order ${order}, \\S.* → \\S`));
  expect(rows.way?.stations.map(({ state }) => state)).toEqual(["passed", "passed", "passed", "next"]);
});
