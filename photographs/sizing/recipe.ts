/** How a master becomes the files that a page loads. A change here makes all of them again. */
export const recipe = {
  avif: { quality: 55, effort: 4 },
  webp: { quality: 74 },
} as const;

/** A part of a master used as a picture of its own; edges in per cent of the master. */
export type Crop = {
  of: string;
  left: number;
  top: number;
  width: number;
  height: number;
};

/** Crops for narrow windows that show another part than wide ones. */
export const crops: Readonly<Record<string, Crop>> = {
  "hero-phone": aroundFork("hero"),
  "hero-phone-night": aroundFork("hero-night"),
};

function aroundFork(of: string): Crop {
  return { of, left: 34, top: 0, width: 53, height: 100 };
}
