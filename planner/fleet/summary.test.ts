import { expect, it } from "vitest";
import { presets } from "../presets/presets.ts";
import { growingCurve } from "../traffic/growing.ts";
import { readSummary } from "./read-summary.ts";
import { summaryOf } from "./summary.ts";

const lists = {
  throughput: [40],
  onTime: [1],
  low: [1],
  high: [1],
  wait: [3],
  p95: [9],
  busy: [0.5],
  charging: [0],
};
const one = { runs: 8, hours: 2, recommended: 3, digest: "ab", counts: [3], ...lists };

it("a browser's simulation survives a round trip through an address", () => {
  const [preset] = presets;
  if (!preset) throw new Error("There is no preset.");
  const curve = [...growingCurve(preset.plan, 1)].at(-1);
  if (!curve) throw new Error("Nothing was simulated.");
  const text = JSON.stringify(summaryOf(curve));
  expect(encodeURIComponent(text).length).toBeLessThan(3000);
  const read = readSummary(text);
  expect(read?.counts).toEqual(curve.counts.map(({ count }) => count));
  expect(read?.recommended).toBe(curve.recommended ?? undefined);
  expect(read?.digest).toBe(curve.counts.find(({ count }) => count === curve.recommended)?.digest ?? "");
  expect(readSummary(JSON.stringify(one))).toEqual(one);
});

it.each([
  null,
  "",
  "{",
  "[]",
  "null",
  "1".repeat(5000),
  JSON.stringify({ ...one, wait: [] }),
  JSON.stringify({ ...one, wait: [1, 2] }),
  JSON.stringify({ ...one, wait: ["<b>"] }),
  JSON.stringify({ ...one, digest: "x".repeat(81) }),
])("%j says nothing", (text) => {
  expect(readSummary(text)).toBeUndefined();
});
