import { type Hour, partsOfHour } from "./limiting.ts";
import type { FleetAnswer } from "./simulate.ts";

/** Simulated fleets: one list for each figure, with one entry for each fleet; shares from 0 to 1, waits in s. */
export type Summary = {
  runs: number;
  hours: number;
  /** Of the fleet in question. */
  digest: string;
  counts: number[];
  /** Orders an hour. */
  throughput: number[];
  onTime: number[];
  low: number[];
  high: number[];
  wait: number[];
  p95: number[];
  busy: number[];
  charging: number[];
  /** Shares of the mean hour of one vehicle of the fleet in question, in the order of `partsOfHour`. */
  hour?: number[] | undefined;
};

type Curve = {
  counts: readonly FleetAnswer[];
  count: number;
  runs: number;
  hours: number;
  hour?: Hour;
};

export function summaryOf({ counts, count: own, runs, hours, hour }: Curve): Summary {
  return {
    ...{ runs, hours },
    digest: counts.find(({ count }) => count === own)?.digest ?? "",
    counts: counts.map(({ count }) => count),
    throughput: counts.map(({ throughput }) => rounded(throughput.mean, 2)),
    onTime: counts.map(({ onTime }) => rounded(onTime.mean, 4)),
    low: counts.map(({ onTime }) => rounded(onTime.low, 4)),
    high: counts.map(({ onTime }) => rounded(onTime.high, 4)),
    wait: counts.map(({ wait }) => rounded(wait.mean.mean, 1)),
    p95: counts.map(({ wait }) => rounded(wait.p95.mean, 1)),
    busy: counts.map(({ utilisation }) => rounded(utilisation.mean, 6)),
    charging: counts.map(({ charging }) => rounded(charging.mean, 6)),
    /* Enough digits that minutes and per cent computed from them equal the page's. */
    ...(hour && { hour: partsOfHour.map((part) => rounded(hour[part], 6)) }),
  };
}

const rounded = (value: number | null, digits: number) => Number((value ?? 0).toFixed(digits));
