import { expect, it } from "vitest";
import { presets } from "../presets/presets.ts";
import { runnerOf } from "./busiest-hour.ts";
import { size, sizeOn } from "./size.ts";

const milkRun = presets.find(({ caseStudy }) => caseStudy === "line-side-milk-run")?.plan ?? fail();

it("names the smallest fleet that keeps the promise in the busiest hour, and what one fewer reaches", () => {
  const { fleet, share, fewer } = size(milkRun);
  const [first] = fleet ?? [];
  expect(first?.vehicle).toBe("agvTugger");
  expect(share.mean).toBeGreaterThanOrEqual(milkRun.work.promise.share);
  expect(fewer?.count).toBe((first?.count ?? 0) - 1);
  expect(fewer?.share).toBeLessThan(milkRun.work.promise.share);
});

it("answers the same on several workers, whichever run ends first, and takes nothing back", async () => {
  const run = runnerOf(milkRun);
  const bounds: number[] = [];
  const answer = await sizeOn(
    milkRun,
    async (tasks) => {
      const tallies = [...tasks].reverse().map(run);
      return tallies.reverse();
    },
    ({ atLeast }) => bounds.push(atLeast),
  );
  expect(answer).toEqual(size(milkRun));
  expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
  expect(bounds.at(-1)).toBeLessThanOrEqual(answer.fleet?.[0]?.count ?? 0);
});

function fail(): never {
  throw new Error("The preset has gone.");
}
