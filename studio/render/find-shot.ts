import type { Clip } from "../shots/clip.ts";
import { clips } from "../shots/clips.ts";
import type { Shot } from "../shots/shot.ts";
import { shots } from "../shots/shots.ts";
import { StudioError } from "./studio-error.ts";

export const findFilm = (name: string): Clip | undefined => clips.find((film) => film.name === name);

export function findShot(name: string): Shot {
  const shot = shots.find((candidate) => candidate.name === name);
  if (shot) return shot;
  throw new StudioError(`There is no shot "${name}". The shots are: ${shotNames()}.`);
}

/** All names in one line; numbered ones as "fork-gallery-1 to 5". */
export function shotNames(): string {
  const series = new Map<string, number>();
  for (const { name } of [...shots, ...clips]) {
    const numbered = /^(.*-)(\d+)$/.exec(name);
    series.set(numbered?.[1] ?? name, Number(numbered?.[2] ?? 0));
  }
  return [...series].map(([name, last]) => (last ? `${name}1 to ${last}` : name)).join(", ");
}
