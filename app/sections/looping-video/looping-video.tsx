import { useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";

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
 * A silent film that runs while it is in view, unless the visitor stops it or prefers less motion. Nothing of
 * it is fetched before; where it does not run, its poster stands.
 */
export function LoopingVideo({ sources, words, className, controlClassName, ...video }: LoopingVideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  /** Undefined until script can tell whether it may run. */
  const [running, setRunning] = useState<boolean>();

  useEffect(() => setRunning(!matchMedia("(prefers-reduced-motion: reduce)").matches), []);

  useEffect(() => {
    const film = element.current;
    if (!film || !running) return;
    const stopped = (error: unknown) => {
      /* A film that scrolls away while it loads is interrupted, which is no failure. */
      if (error instanceof DOMException && error.name === "AbortError") return;
      console.error("The film could not be played", error);
      setRunning(false);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) film.play().catch(stopped);
      else film.pause();
    });
    observer.observe(film);
    return () => {
      observer.disconnect();
      film.pause();
    };
  }, [running]);

  return (
    <>
      <video
        {...video}
        ref={element}
        className={className}
        aria-label={words.film}
        muted
        loop
        playsInline
        preload="none"
      >
        {sources.map((source) => (
          <source key={source.src} {...source} />
        ))}
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
