/**
 * Plays a film, from its sources anew where it failed before. Stopping it while it loads is no failure.
 * @param onFailure told when the browser refuses; what it cannot load is told by the film's own error events
 */
export function playFilm(film: HTMLVideoElement, onFailure: (error: unknown) => void) {
  if (film.error || film.networkState === film.NETWORK_NO_SOURCE) film.load();
  film.play().catch((error: DOMException) => {
    if (error.name !== "AbortError") onFailure(error);
  });
}
