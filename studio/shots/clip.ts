import type { PhotographedVehicle } from "../../vehicles/photographed.ts";
import type { FilmSet } from "../scenes/film-set.ts";
import type { CameraSetup } from "./shot.ts";

export type FilmSampling = {
  /** for everything at rest: frames averaged, and lights in each; of a world, rays for each point */
  plate: { frames: number; lights: number };
  /** for each picture of the actors: frames averaged, and lights in each */
  subFrames: number;
  lights: number;
  /** texels along a shadow map's side, and by how many of them the edges of shadows on the floor are softened */
  shadowMap: number;
  soft: number;
  /** length of shadows in heights of the object; beyond that they fade out */
  reach: number;
};

/** A film goes on from one place and camera to the next; its clock runs through. */
type Cut = {
  /** seconds into the film */
  from: number;
  set: FilmSet;
  /** stands still */
  camera: CameraSetup;
};

/** A silent film that loops. */
export type Clip = {
  /** its name in the studio */
  name: string;
  /** name of the file in `films/` that moves its actors, and of the files in `public/videos` */
  film: string;
  alt: string;
  /** length of the whole loop */
  seconds: number;
  fps: number;
  /** whether the second half is the first one backwards: a vehicle takes back what it fetched */
  returns: boolean;
  /** seconds into the loop at which it starts; the poster shows this moment */
  opensAt: number;
  vehicles: readonly PhotographedVehicle[];
  /** the first one from 0 on */
  cuts: readonly [Cut, ...Cut[]];
  size: { width: number; height: number };
  sampling: FilmSampling;
};

/** The number of the cut that shows a picture. */
export const cutAt = ({ cuts, fps }: Pick<Clip, "cuts" | "fps">, picture: number): number =>
  cuts.findLastIndex(({ from }) => Math.round(from * fps) <= picture);

/** How many pictures are rendered; the rest are the same ones in reverse. */
export function picturesOf({ seconds, fps, returns }: Pick<Clip, "seconds" | "fps" | "returns">): number {
  const all = Math.round(seconds * fps);
  return returns ? all / 2 + 1 : all;
}

/** The order in which the pictures are shown, once round the loop. */
export function showing(clip: Pick<Clip, "seconds" | "fps" | "returns" | "opensAt">): number[] {
  const pictures = Array.from({ length: picturesOf(clip) }, (_, i) => i);
  const loop = clip.returns ? [...pictures, ...pictures.slice(1, -1).reverse()] : pictures;
  const first = Math.round(clip.opensAt * clip.fps);
  return [...loop.slice(first), ...loop.slice(0, first)];
}
