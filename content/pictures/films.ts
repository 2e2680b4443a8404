import films from "./films.json" with { type: "json" };

type FilmName = keyof typeof films;
/** Address of a film without its ending; there is one file in WebM and one in MP4, and its first picture in WebP. */
export type FilmSrc = `/videos/${FilmName}`;

/** The day on which the films were published here, as an ISO date. */
export const filmsDate = "2026-11-21";

/** A film's alternative text, and its length as a player shows it: "0:14". */
export function filmAt(src: FilmSrc): { src: FilmSrc; alt: string; length: string } {
  const { alt, seconds } = films[src.replace("/videos/", "") as FilmName];
  const whole = Math.round(seconds);
  return { src, alt, length: `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}` };
}
