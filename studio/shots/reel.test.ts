import { describe, expect, it } from "vitest";
import { picturesOf } from "./clip.ts";
import { cutsOf, reels } from "./reel.ts";

describe.each(reels.map((reel) => [reel.name, reel] as const))("%s", (_, reel) => {
  it("is cut from pictures that its films have, all of one size and pace", () => {
    const cuts = cutsOf(reel);
    for (const { clip, pictures } of cuts) {
      expect(pictures.length).toBeGreaterThan(0);
      expect(Math.max(...pictures)).toBeLessThan(picturesOf(clip));
    }
    expect(new Set(cuts.map(({ clip }) => JSON.stringify([clip.size, clip.fps]))).size).toBe(1);
  });

  it("names a film that does not exist", () => {
    expect(() => cutsOf({ ...reel, cuts: [{ clip: "forklift", from: 0, to: 1 }] })).toThrow(/"forklift"/);
  });

  it("lasts eight seconds or more", () => {
    const pictures = cutsOf(reel).flatMap((cut) => cut.pictures);
    expect(pictures.length / 24).toBeGreaterThanOrEqual(8);
  });
});
