import { type FocusEvent, useRef, useState } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { classes } from "#ui/classes.ts";
import { Picture, type PictureFile } from "#ui/picture/picture.tsx";
import styles from "./gallery.module.css";
import { GalleryStrip } from "./gallery-strip.tsx";
import type { GalleryViewer } from "./gallery-viewer.tsx";
import "./gallery-viewer.module.css";
import { largestFile } from "./largest-file.ts";
import { swipe } from "./swipe.ts";
import { isFar, turn } from "./turn.ts";
import { useAutoAdvance } from "./use-auto-advance.ts";

export type GalleryImage = PictureFile & { alt?: string };

/**
 * The labels of its controls. A number is appended to `image`, `thumbnail` and `show`; `thumbnails` and `dots` name the
 * rows.
 */
export type GalleryWords = {
  image: string;
  thumbnail: string;
  thumbnails: string;
  dots: string;
  show: string;
  previous: string;
  next: string;
  enlarge: string;
  zoom: string;
  close: string;
  pause: string;
  play: string;
};

type GalleryProps = {
  /** The gallery's accessible name. */
  label: string;
  images: readonly GalleryImage[];
  words: GalleryWords;
  /** Milliseconds until it moves on by itself. */
  interval: number;
  className?: string | undefined;
};

/**
 * One picture at a time, with a counter, arrows, thumbnails, dots and a view over the whole screen. It moves on by
 * itself until the visitor uses it. Without script all pictures are stacked. Without pictures it renders nothing.
 */
export function Gallery({ label, images, words, interval, className }: GalleryProps) {
  const [selected, setSelected] = useState(0);
  const [viewed, setViewed] = useState<number>();
  const [Viewer, setViewer] = useState<typeof GalleryViewer>();
  const [held, setHeld] = useState(false);
  const start = useRef<number>(undefined);
  const wiped = useRef(false);
  const several = images.length > 1;
  const go = (step: number) => setSelected((index) => turn(index, step, images.length));
  const automatic = useAutoAdvance({ interval, enabled: several, held, advance: () => go(1) });
  const image = images[selected];
  if (!image) return null;

  function choose(index: number) {
    automatic.stop();
    setSelected(index);
  }

  /** The viewer's script is fetched on the first click; if that fails, the picture file is opened. */
  function enlarge(index: number, file: string) {
    automatic.stop();
    import("./gallery-viewer.tsx").then(
      (module) => {
        setViewer(() => module.GalleryViewer);
        setViewed(index);
      },
      () => location.assign(file),
    );
  }

  const step = (by: 1 | -1) => choose(turn(selected, by, images.length));
  const wipe = swipe(start, (by) => {
    wiped.current = true;
    if (several) step(by);
  });
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it holds still while the pointer or the focus is on it
    <div
      className={classes(styles.gallery, className)}
      data-live={several || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={leave}
    >
      <ul
        className={styles.pictures}
        aria-label={label}
        aria-live={automatic.running ? "off" : "polite"}
        {...wipe}
      >
        {images.map(({ alt, ...file }, position) => (
          <li
            key={file.src}
            className={styles.item}
            data-selected={position === selected || undefined}
            data-far={isFar(position, selected, images.length) || undefined}
          >
            <a
              href={largestFile(file)}
              className={styles.picture}
              data-replay=""
              onClick={(event) => {
                event.preventDefault();
                if (!wiped.current) enlarge(position, event.currentTarget.href);
                wiped.current = false;
              }}
            >
              <Picture
                {...file}
                alt={alt ?? `${words.image} ${position + 1}`}
                sizes="(width<768px)100vw,75vw"
                fill
              />
              <span className={styles.enlarge}>{words.enlarge}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.side}>
        <p className={styles.counter}>
          <span className={classes(styles.number, selected === 0 && styles.one)}>{selected + 1}</span>
          {` / ${images.length}`}
        </p>
        <p className={styles.caption}>{image.alt}</p>
        {several && (
          <div className={styles.controls}>
            <IconButton icon="arrow-left" label={words.previous} onClick={() => step(-1)} />
            <IconButton icon="arrow" label={words.next} onClick={() => step(1)} />
            <IconButton
              icon={automatic.running ? "pause" : "play"}
              label={automatic.running ? words.pause : words.play}
              className={classes(styles.pause)}
              onClick={automatic.running ? automatic.stop : automatic.start}
            />
          </div>
        )}
      </div>
      {several && <GalleryStrip images={images} selected={selected} words={words} onSelect={choose} />}
      {Viewer && viewed !== undefined && (
        <Viewer
          label={label}
          images={images}
          first={viewed}
          words={words}
          onClose={() => setViewed(undefined)}
        />
      )}
    </div>
  );
}
