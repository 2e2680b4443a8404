import type { Clip } from "./clip.ts";
import { clips } from "./clips.ts";

/** A film cut together from others: from each the pictures between two times in seconds. */
export interface Reel {
  name: string;
  film: string;
  alt: string;
  cuts: readonly { clip: string; from: number; to: number }[];
}

/** What the home page plays: each vehicle at the moment it does what it is for. */
export const reels: readonly Reel[] = [
  {
    name: "reel",
    film: "reel",
    alt: "MAG vehicles at work, one after the other: a fork lifts a pallet of cartons, a lifter a trolley of crates, a single conveyor hands one over to a fixed conveyor, a dual conveyor two at once.",
    cuts: [
      { clip: "fork-film", from: 1.7, to: 6.6 },
      { clip: "lifter-film", from: 0.3, to: 4.7 },
      { clip: "single-conveyor-film", from: 2, to: 7.1 },
      { clip: "dual-conveyor-film", from: 2.6, to: 7.9 },
    ],
  },
];

/** The clips that a reel is cut from, each with the numbers of the pictures it gives. */
export function cutsOf(reel: Reel): { clip: Clip; pictures: number[] }[] {
  return reel.cuts.map(({ clip: name, from, to }) => {
    const clip = clips.find((candidate) => candidate.name === name);
    if (!clip) throw new Error(`The reel "${reel.name}" is cut from "${name}", which is no film.`);
    const [first, last] = [Math.round(from * clip.fps), Math.round(to * clip.fps)];
    return { clip, pictures: Array.from({ length: last - first }, (_, i) => first + i) };
  });
}
