import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";

const most = 20; /* ms of processor */

type Cost = { form: string; path: string; milliseconds: number; status: number };
let costs: Cost[];

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["tests/support/processor-time.ts", String(most)],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  costs = stdout
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
}, 240_000);

test(`no request of up to 16 kB costs more than ${most} ms of processor, whatever its address and headers`, () => {
  expect(costs.length).toBeGreaterThan(900);
  expect(costs.filter(({ milliseconds }) => milliseconds > most)).toEqual([]);
});

test("none of them is answered with a server error", () => {
  expect(costs.filter(({ status }) => status >= 500)).toEqual([]);
});
