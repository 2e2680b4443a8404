import { type ReactNode, useEffect, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { FilmSources } from "./film-sources.tsx";
import { playFilm } from "./play-film.ts";
import styles from "./video-player.module.css";

type VideoState = "poster" | "loading" | "playing" | "paused" | "ended";

type VideoPlayerProps = {
  /** The best file first. */
  sources: readonly { src: string; type: string }[];
  /** The poster, if no child covers the film with a picture. */
  poster?: string;
  width: number;
  height: number;
  /** A description of the film. */
  label: string;
  /** "Play the film", and after it in small type "0:06, no sound". */
  playLabel: string;
  playNote?: string;
  /** Shown and announced while the film loads. */
  loadingLabel: string;
  muted?: boolean;
  loop?: boolean;
  /**
   * Covers the poster, so that the poster is fetched only with the film; hidden while the film plays, back when it ends
   * or is paused.
   */
  children?: ReactNode;
  className?: string | undefined;
};

/** An empty poster: without one Chromium puts a dark background under its controls. */
const nothing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * A native film. Nothing of it is fetched before the visitor plays it. Without script it has the browser's own
 * controls; with script a large play button, and the controls while it plays. A film that fails is logged, and its
 * poster is shown again.
 */
export function VideoPlayer(properties: VideoPlayerProps) {
  const {
    poster = nothing,
    sources,
    playLabel,
    playNote,
    loadingLabel,
    children,
    label,
    className,
    ...video
  } = properties;
  const element = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const [state, setState] = useState<VideoState>("poster");
  const running = state === "loading" || state === "playing";

  useEffect(() => setReady(true), []);

  function fail(error: unknown) {
    console.error("The film could not be played", error);
    setState("poster");
  }

  function play() {
    setState("loading");
    if (!element.current) return;
    playFilm(element.current, fail);
    element.current.focus({ preventScroll: true });
  }

  return (
    <div className={classes(styles.player, className)} data-state={state} data-ready={ready || undefined}>
      <video
        {...video}
        poster={children && state === "poster" ? nothing : poster}
        ref={element}
        className={styles.video}
        aria-label={label}
        controls={!ready || running}
        tabIndex={ready && !running ? -1 : undefined}
        playsInline
        preload="none"
        onPlaying={() => setState("playing")}
        onWaiting={() => setState("loading")}
        onPause={() => !element.current?.seeking && setState(element.current?.ended ? "ended" : "paused")}
        onEnded={() => setState("ended")}
        onError={({ currentTarget }) => fail(currentTarget.error)}
      >
        <FilmSources sources={sources} fail={fail} />
      </video>
      {!running && children}
      {!running && (
        <button type="button" className={styles.play} onClick={play}>
          <Icon name="play" />
          <span>
            {playLabel}
            {playNote !== undefined && <small className={styles.note}>{playNote}</small>}
          </span>
        </button>
      )}
      <span role="status" className={styles.loading}>
        {state === "loading" && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
      </span>
    </div>
  );
}
