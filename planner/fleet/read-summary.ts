import { list, number, optional, readInput, record, text } from "../plan/fields.ts";
import { partsOfHour } from "./limiting.ts";
import type { Summary } from "./summary.ts";

const longest = 4000; /* characters */
const most = 30; /* fleets */
const count = number({ min: 1, max: 500, whole: true });
/* An interval may reach beyond 0 and 1. */
const shares = list(number({ min: -100, max: 100 }), { min: 1, max: most });
const seconds = list(number({ min: 0, max: 1e7 }), { min: 1, max: most });

const fields = record({
  runs: number({ min: 1, max: 2000, whole: true }),
  hours: number({ min: 0, max: 100_000 }),
  recommended: optional(count),
  digest: text({ max: 80, empty: true }),
  counts: list(count, { min: 1, max: most }),
  throughput: list(number({ min: 0, max: 1e7 }), { min: 1, max: most }),
  onTime: shares,
  low: shares,
  high: shares,
  wait: seconds,
  p95: seconds,
  busy: shares,
  charging: shares,
  hour: optional(list(number({ min: 0, max: 1 }), { min: partsOfHour.length, max: partsOfHour.length })),
});

/** Reads the summary in an address; undefined if it can't be read. */
export function readSummary(given: string | null): Summary | undefined {
  if (!given || given.length > longest) return undefined;
  try {
    const read = readInput(fields, JSON.parse(given));
    if (!read.ok) return undefined;
    const { hour: _, ...ofFleets } = read.value;
    const lists = Object.values(ofFleets).filter((value) => Array.isArray(value));
    return lists.every(({ length }) => length === read.value.counts.length) ? read.value : undefined;
  } catch {
    return undefined;
  }
}
