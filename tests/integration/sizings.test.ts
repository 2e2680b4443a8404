import { expect, test } from "vitest";
import { tokenOf } from "#planner/link/link.ts";
import { presetOf } from "#planner/presets/presets.ts";
import { size, sizeWithStop } from "#planner/sizing/size.ts";
import { openSizings } from "#server/sizing/sizings.ts";

/* One that is sized in a tenth of a second. */
const preset = presetOf("line-side-milk-run") ?? presetOf("transfer-point");
if (!preset) throw new Error("Both presets have gone.");
/* Not one that the build has sized. */
const plan = { ...preset, work: { ...preset.work, daysPerYear: 251 } };

test.each([
  ["with what a stop costs", undefined, sizeWithStop(plan)],
  [
    "without what a stop costs, where that takes too long, in words",
    { fleet: 30_000, stop: 0 },
    { ...size(plan), stop: { text: expect.stringContaining("longer to find out than the server has") } },
  ],
])("sizes a plan in a thread, %s", async (_, times, answer) => {
  const sizings = openSizings(times);
  const token = tokenOf(plan);
  expect(await sizings.size(token, "a network")).toBe("sized");
  expect(sizings.sizingOf(token)).toEqual(answer);
  await sizings.close();
});

test("gives up a fleet that takes too long, and remembers that", async () => {
  const sizings = openSizings({ fleet: 0, stop: 0 });
  const token = tokenOf(plan);
  expect(await sizings.size(token, "a network")).toBe("late");
  expect(sizings.knows(token)).toBe(true);
  await sizings.close();
});
