import type { PhotographedVehicle } from "../../vehicles/photographed.ts";
import type { FilmSet } from "../scenes/film-set.ts";
import type { CameraSetup } from "./shot.ts";

export interface FilmSampling {
  /** frames averaged for what stands still, and lights in each */
  plate: { frames: number; lights: number };
  /** frames averaged for each picture of what moves, and lights in each */
  subFrames: number;
  lights: number;
  /** texels of a shadow map's side, and by how many of them the edges of shadows on the floor are soft */
  shadowMap: number;
  soft: number;
  /** how far shadows are followed, in heights of what casts them; beyond they fade out */
  reach: number;
}

/** A silent film that loops. */
export interface Clip {
  /** what the studio calls it */
  name: string;
  /** name of the file in `films/` with all that moves, and of the files in `public/videos` */
  film: string;
  alt: string;
  /** of the whole loop */
  seconds: number;
  fps: number;
  /** the second half is the first one backwards: a vehicle that brings what it fetched */
  returns: boolean;
  /** seconds into the loop at which it opens: what the poster shows */
  opensAt: number;
  vehicles: readonly PhotographedVehicle[];
  set: FilmSet;
  camera: CameraSetup;
  size: { width: number; height: number };
  sampling: FilmSampling;
}

/** How many pictures are rendered; the rest are the same ones backwards. */
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
