import films from "./films.json" with { type: "json" };

type FilmName = keyof typeof films;
/** Address of a film without its ending; there is one file in WebM and one in MP4. */
export type FilmSrc = `/videos/${FilmName}`;

/** The day since which the films can be seen here, as an ISO date. */
export const filmsDate = "2026-11-21";

/** What a film shows, and how long it lasts as a player says it: "0:14". */
export function filmAt(src: FilmSrc): { src: FilmSrc; alt: string; length: string } {
  const { alt, seconds } = films[src.replace("/videos/", "") as FilmName];
  const whole = Math.round(seconds);
  return { src, alt, length: `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}` };
}
