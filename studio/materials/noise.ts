import { randomFrom } from "../../vehicles/modelling/random.ts";

export type NoiseOptions = {
  size: number;
  cells: number;
  octaves: number;
  gain?: number;
  seed: number;
};

const made = new Map<string, Float32Array>();

/** Tileable fractal noise between 0 and 1, row by row; the same options give the same array. */
export function fractalNoise(options: NoiseOptions): Float32Array {
  const key = JSON.stringify(options);
  const noise = made.get(key) ?? sumOfOctaves(options);
  made.set(key, noise);
  return noise;
}

function sumOfOctaves({ size, cells, octaves, gain = 0.5, seed }: NoiseOptions): Float32Array {
  const random = randomFrom(seed);
  const out = new Float32Array(size * size);
  let amplitude = 1;
  let total = 0;
  for (let octave = 0, count = cells; octave < octaves && count <= size; octave++, count *= 2) {
    addValueNoise(out, size, count, amplitude, random);
    total += amplitude;
    amplitude *= gain;
  }
  return out.map((value) => value / total);
}

function addValueNoise(
  out: Float32Array,
  size: number,
  cells: number,
  amplitude: number,
  random: () => number,
) {
  const grid = Float32Array.from({ length: cells * cells }, random);
  const at = (x: number, y: number) => grid[(y % cells) * cells + (x % cells)] as number;
  for (let y = 0; y < size; y++) {
    const v = (y / size) * cells;
    const [row, fy] = [Math.floor(v), smooth(v % 1)];
    for (let x = 0; x < size; x++) {
      const u = (x / size) * cells;
      const [column, fx] = [Math.floor(u), smooth(u % 1)];
      const top = at(column, row) + (at(column + 1, row) - at(column, row)) * fx;
      const bottom = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * fx;
      out[y * size + x] = (out[y * size + x] as number) + (top + (bottom - top) * fy) * amplitude;
    }
  }
}

const smooth = (t: number) => t * t * (3 - 2 * t);
