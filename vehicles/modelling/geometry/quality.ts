let quality = 1;

/** Builds with more or fewer segments in every rounding; the setting ends with the call. */
export function withQuality<T>(value: number, build: () => T): T {
  const before = quality;
  quality = value;
  try {
    return build();
  } finally {
    quality = before;
  }
}

/** Below this quality shapes drop their roundings: for things far away that are repeated many times. */
export const isCoarse = (): boolean => quality < 0.15;

/** Below this quality a vehicle stands in a hall, from where small letters can't be read. */
export const isFar = (): boolean => quality < 0.95;

/**
 * Rounded so that an angle's rounding error can't change the count: all rings of a loft need the same number.
 */
export const segmentsFor = (angle: number, perQuarter: number): number =>
  Math.max(1, Math.ceil((perQuarter * quality * Math.abs(angle)) / (Math.PI / 2) - 1e-6));
