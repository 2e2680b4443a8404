import { expect, it } from "vitest";
import { verbs } from "../command/verbs.ts";
import type { FleetAnswer } from "../fleet/simulate.ts";
import { example, planWith } from "../plan/example.ts";
import { sampleLog } from "./sample.ts";

const simulated = (more: object) => verbs.simulate?.({ plan: example, count: 2, runs: 2, ...more });
const answered = (more: object) => {
  const outcome = simulated(more);
  if (!outcome?.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value as FleetAnswer & { unread?: object[] };
};

/** An order every ten minutes for ten hours. */
const log = [
  "time;from;to;load",
  ...Array.from({ length: 60 }, (_, at) => {
    const [hour, minute] = [
      String(6 + Math.floor(at / 6)).padStart(2, "0"),
      String((at % 6) * 10).padStart(2, "0"),
    ];
    return `2026-03-02 ${hour}:${minute};Wrapper;Stage;Pallet`;
  }),
].join("\n");

it.each([false, true])("a log is replayed order by order (traffic: %s)", (traffic) => {
  const { throughput, onTime, wait, digest } = answered({ orders: log, hours: 10, traffic });
  expect(throughput.mean).toBeCloseTo(6, 0);
  /* The same orders in each run: without traffic, nothing differs. */
  if (!traffic) expect([throughput.low, throughput.high]).toEqual([throughput.mean, throughput.mean]);
  expect(onTime.mean).toBe(1);
  expect(wait.mean.mean).toBeLessThan(60);
  expect(answered({ orders: log, hours: 10, traffic }).digest).toBe(digest);
  expect(answered({ orders: log.replace("06:00", "06:01"), hours: 10, traffic }).digest).not.toBe(digest);
});

it("a replay runs to the log's end, and names the lines that it leaves out", () => {
  const { unread } = answered({ orders: `${log}\nlater;wrapper;stage;pallet` });
  expect(unread).toEqual([{ line: 62, why: expect.stringContaining("later") }]);
  expect(answered({ orders: log }).digest).toBe(answered({ orders: log, hours: 10 - 1 / 6 + 1 }).digest);
});

it("a sample of the plan's own orders gives its throughput", () => {
  const { throughput } = answered({
    plan: { ...example, work: { peak: 1, hoursPerDay: 24, daysPerYear: 365 } },
    count: 6,
    orders: sampleLog(planWith({ work: { peak: 1, hoursPerDay: 24, daysPerYear: 365 } })),
  });
  expect(Math.abs((throughput.mean ?? 0) - 24)).toBeLessThan(1.5);
});

it.each([
  ["time;from;to\n2026-03-02 06:00;wrapper;dock", 'line 2: the plan has no flow from "wrapper" to "dock"'],
  ["", "1 to"],
  ["a;b;c\n1;2;3", "headings"],
  [7, "text"],
])("%j is refused with its reason", (orders, reason) => {
  expect(simulated({ orders })).toMatchObject({
    ok: false,
    errors: [{ path: "orders", message: expect.stringContaining(reason) }],
  });
});
