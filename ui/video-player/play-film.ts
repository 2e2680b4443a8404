/**
 * Plays a film, and loads its sources again if it failed before. Stopping it while it loads doesn't count as a failure.
 * @param onFailure called if the browser refuses to play; load errors come as the film's own error events
 */
export function playFilm(film: HTMLVideoElement, onFailure: (error: unknown) => void) {
  if (film.error || film.networkState === film.NETWORK_NO_SOURCE) film.load();
  film.play().catch((error: DOMException) => {
    if (error.name !== "AbortError") onFailure(error);
  });
}
