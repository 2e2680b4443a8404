import type { Site } from "#tests/support/site.ts";
import type { StaffClient } from "#tests/support/staff.ts";
import { median, processorTime } from "./report.ts";

const rounds = 31;

/**
 * How long the server took for a page by its own log, drawing included, and the processor time that it used. The first
 * request warms up, and is not counted.
 * @param pathOf the address to ask for in each round
 * @returns milliseconds; `late` is the 95th percentile
 */
export async function serverTime(site: Site, client: StaffClient, pathOf: (round: number) => string) {
  await (await client.get(pathOf(rounds))).text();
  const logged = site.output.length;
  const before = await processorTime(site.pid);
  for (let round = 0; round < rounds; round++) await (await client.get(pathOf(round))).text();
  const processor = ((await processorTime(site.pid)) - before) / rounds;
  const lines = site.output.slice(logged).filter((line) => line.startsWith("{"));
  const times = lines
    .map((line) => (JSON.parse(line) as { milliseconds: number }).milliseconds)
    .sort((a, b) => a - b);
  const late = times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
  return { median: median(times), late, processor };
}

/** One line for a page, and whether its median meets the bar. */
export function reportServerTime(
  name: string,
  { median, late, processor }: Awaited<ReturnType<typeof serverTime>>,
  bar: number,
) {
  const [middle, slow, own] = [median, late, processor].map((time) => time.toFixed(1).padStart(6));
  const isHeld = median < bar;
  console.info(
    `${name.padEnd(24)} median ${middle} ms, 95th ${slow} ms, processor ${own} ms${isHeld ? "" : "  MISSED"}`,
  );
  return isHeld;
}
