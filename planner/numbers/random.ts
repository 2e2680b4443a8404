import { logarithm } from "./logarithm.ts";

/** A stream of random numbers that is the same in every engine for the same seed. */
export type Random = {
  /** A whole number from 0 to 2³² − 1. */
  next: () => number;
  /** Evenly spread over [0, 1), in steps of 2⁻⁵³. */
  fraction: () => number;
  /** Exponentially distributed: the time to the next arrival of a Poisson process whose mean gap is `mean`. */
  exponential: (mean: number) => number;
};

/**
 * xoshiro128** (Blackman and Vigna, "Scrambled linear pseudorandom number generators", ACM TOMS 47, 2021). SplitMix32
 * derives its state from all the given whole numbers: a plan's seed, a run, a flow. Streams of other numbers are
 * independent, so a flow's orders stay the same whatever else changes.
 */
export function random(...seeds: number[]): Random {
  let mixed = 0;
  const split = () => {
    mixed = (mixed + 0x9e3779b9) | 0;
    let z = mixed;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return z ^ (z >>> 16);
  };
  for (const seed of seeds) mixed = split() ^ seed;
  let [a, b, c, d] = [split(), split(), split(), split() | 1];

  const next = () => {
    const result = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turn(d, 11);
    return result;
  };
  const fraction = () => ((next() >>> 5) * 67_108_864 + (next() >>> 6)) / 9_007_199_254_740_992;
  return { next, fraction, exponential: (mean) => -mean * logarithm(1 - fraction()) };
}

const turn = (word: number, by: number) => (word << by) | (word >>> (32 - by));
