import { expect, it } from "vitest";
import { gainOfOneMore } from "#tests/support/one-more.ts";
import { stubFloor } from "#tests/support/stub-floor.ts";
import { readPlan } from "../plan/read-plan.ts";
import { laidOut } from "../traffic/ask.ts";
import { size } from "./size.ts";

/* Floors of some tenths of a second; `benchmarks/one-more.ts` drives 300. */
it.each([5, 6, 10, 11, 12, 18, 22, 29])(
  "one vehicle more reaches no fewer orders in time, or the limit says where: floor %i",
  (seed) => {
    const read = readPlan(stubFloor(seed));
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    const sizing = size(read.value);
    const gain = gainOfOneMore(read.value, sizing, 12);
    expect(gain).toBeDefined();
    const { kind, at } = sizing.limit ?? {};
    expect((gain ?? 0) >= -0.02 || (kind !== "handover" && at !== null), `${gain} ${kind}`).toBe(true);
  },
);

it("one vehicle more never leaves fewer that can work", () => {
  for (let seed = 0; seed < 12; seed++) {
    const read = readPlan(stubFloor(seed));
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    let before = 0;
    for (let count = 1; count <= 8; count++) {
      const layout = laidOut(read.value, count);
      if ("room" in layout) break;
      const working = count - (layout.kinds[0]?.reserve.length ?? 0);
      expect(working, `floor ${seed}, ${count} vehicles`).toBeGreaterThanOrEqual(before);
      before = working;
    }
  }
});
