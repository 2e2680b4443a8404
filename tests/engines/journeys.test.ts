import { afterAll, beforeAll, describe, test } from "vitest";
import { type Engine, StuckDriver } from "#tests/support/engines/driver.ts";
import { engines } from "#tests/support/engines/engines.ts";
import { openVisitor, type Visitor } from "#tests/support/engines/visitor.ts";
import { startStaffedSite } from "#tests/support/staff.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { staffJourneys } from "./journeys/staff.ts";
import { visitorJourneys } from "./journeys/visitors.ts";
import { drawing, journeysWithoutPointer } from "./journeys/without-pointer.ts";

/* One site for all, and one browser of each engine: starting them takes longer than most journeys. */
let staffed: Awaited<ReturnType<typeof startStaffedSite>>;

beforeAll(async () => {
  staffed = await startStaffedSite();
});
afterAll(() => staffed.stop());

const oneByOne = { concurrent: false };

/* The engines run in parallel, because each waits half of its time; journeys of one engine run one by one. */
describe.concurrent.each(engines)("with %s", (name, start) => {
  let engine: Engine;
  const turn = engines.findIndex(([other]) => other === name);
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  test.each(Object.entries(visitorJourneys))("a visitor %s", oneByOne, (_, go) => visit(go));
  const byKeys = Object.entries(journeysWithoutPointer).filter(
    ([does], index) => !isWholeRun || does.includes(drawing) || index % engines.length === turn,
  );
  test.each(byKeys)("without a pointer, a visitor %s", oneByOne, (_, go) => visit(go));
  test.each(Object.entries(staffJourneys))("staff: %s", oneByOne, (_, go) =>
    visit((visitor) => go(visitor, staffed, name)),
  );

  async function visit(go: (visitor: Visitor) => Promise<void>) {
    if ((await visitOnce(go)) !== "stuck") return;
    /* A new engine, because a stuck one opens no other window. A failure in both is not the driver's accident. */
    await engine.stop();
    engine = await start();
    if ((await visitOnce(go)) === "stuck") throw new StuckDriver("Twice the driver answered no more.");
  }

  async function visitOnce(go: (visitor: Visitor) => Promise<void>) {
    let visitor: Visitor;
    try {
      visitor = await openVisitor(engine, staffed.site.origin);
    } catch (error) {
      if (!(error instanceof StuckDriver)) throw error;
      return "stuck";
    }
    try {
      await visitor.resize(1280, 800);
      await go(visitor);
      await visitor.leave();
    } catch (error) {
      await visitor.abandon().catch(() => {});
      if (!visitor.isStuck()) throw error;
      console.warn(`${name}: the driver answered no more, and the journey begins again.`, error);
      return "stuck";
    }
  }
});
