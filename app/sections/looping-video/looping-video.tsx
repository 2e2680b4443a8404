import { useCallback, useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { FilmSources } from "#ui/video-player/film-sources.tsx";
import { playFilm } from "#ui/video-player/play-film.ts";

type LoopingVideoProps = {
  sources: readonly { src: string; type: string }[];
  poster: string;
  width: number;
  height: number;
  /** What the film shows, and what its button does. */
  words: { film: string; pause: string; play: string };
  className?: string | undefined;
  controlClassName?: string | undefined;
};

/**
 * A silent film that runs while it is in view, unless the visitor stops it or prefers reduced motion. Nothing of it is
 * fetched before; if it does not run, its poster is shown.
 */
export function LoopingVideo({ sources, words, className, controlClassName, ...video }: LoopingVideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  /** Undefined until script can tell whether it may run. */
  const [running, setRunning] = useState<boolean>();

  const fail = useCallback((error: unknown) => {
    console.error("The film could not be played", error);
    setRunning(false);
  }, []);

  useEffect(() => setRunning(!matchMedia("(prefers-reduced-motion: reduce)").matches), []);

  useEffect(() => {
    const film = element.current;
    if (!film || !running) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) playFilm(film, fail);
      else film.pause();
    });
    observer.observe(film);
    return () => {
      observer.disconnect();
      film.pause();
    };
  }, [running, fail]);

  return (
    <>
      <video
        {...video}
        ref={element}
        data-live=""
        className={className}
        aria-label={words.film}
        muted
        loop
        playsInline
        preload="none"
        onError={({ currentTarget }) => fail(currentTarget.error)}
      >
        <FilmSources sources={sources} fail={fail} />
      </video>
      {running !== undefined && (
        <IconButton
          icon={running ? "pause" : "play"}
          label={running ? words.pause : words.play}
          {...(controlClassName && { className: controlClassName })}
          onClick={() => setRunning(!running)}
        />
      )}
    </>
  );
}
