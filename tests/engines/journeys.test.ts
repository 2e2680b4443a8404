import { afterAll, beforeAll, describe, test } from "vitest";
import type { Engine } from "#tests/support/engines/driver.ts";
import { engines } from "#tests/support/engines/engines.ts";
import { openVisitor, type Visitor } from "#tests/support/engines/visitor.ts";
import { startStaffedSite } from "#tests/support/staff.ts";
import { staffJourneys } from "./journeys/staff.ts";
import { visitorJourneys } from "./journeys/visitors.ts";

/* One site for all, and one browser of each engine: starting them takes longer than most journeys. */
let staffed: Awaited<ReturnType<typeof startStaffedSite>>;

beforeAll(async () => {
  staffed = await startStaffedSite();
});
afterAll(() => staffed.stop());

const oneByOne = { concurrent: false };

/* The engines run beside one another, for each waits half of its time; journeys of one engine come one by one. */
describe.concurrent.each(engines)("with %s", (name, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  test.each(Object.entries(visitorJourneys))("a visitor %s", oneByOne, (_, go) => visit(go));
  test.each(Object.entries(staffJourneys))("staff: %s", oneByOne, (_, go) =>
    visit((visitor) => go(visitor, staffed, name)),
  );

  async function visit(go: (visitor: Visitor) => Promise<void>) {
    const visitor = await openVisitor(engine, staffed.site.origin);
    try {
      await visitor.resize(1280, 800);
      await go(visitor);
    } catch (error) {
      await visitor.abandon().catch(() => {});
      throw error;
    }
    await visitor.leave();
  }
});
