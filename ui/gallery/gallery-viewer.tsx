import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { classes } from "#ui/classes.ts";
import { isModified } from "#ui/is-modified.ts";
import { Picture } from "#ui/picture/picture.tsx";
import type { GalleryImage, GalleryWords } from "./gallery.tsx";
import styles from "./gallery-viewer.module.css";
import { swipe } from "./swipe.ts";
import { turn } from "./turn.ts";

type GalleryViewerProps = {
  label: string;
  images: readonly GalleryImage[];
  /** Index of the picture it opens with; from then on it keeps its own state. */
  first: number;
  words: GalleryWords;
  onClose: () => void;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture over the whole screen: a native modal dialog, so Escape closes it and focus goes back. */
export function GalleryViewer({ label, images, first, words, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<number>(undefined);
  const [shown, setShown] = useState(first);
  const [zoomed, setZoomed] = useState(false);
  const image = images[shown];
  const several = images.length > 1;
  const go = (step: number) => {
    setZoomed(false);
    setShown((index) => turn(index, step, images.length));
  };

  useEffect(() => dialog.current?.showModal(), []);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step && !zoomed && !isModified(event)) go(step);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      {...(zoomed ? {} : swipe(start, go))}
    >
      {image && (
        /* When zoomed it scrolls by finger, wheel or arrow keys, so the keyboard has to reach it. */
        <div key={image.src} className={styles.stage} tabIndex={zoomed ? 0 : undefined}>
          <Picture
            {...image}
            alt={image.alt ?? `${words.image} ${shown + 1}`}
            sizes={zoomed ? "200vw" : "100vw"}
            className={classes(styles.whole, zoomed && styles.zoomed)}
            priority
          />
        </div>
      )}
      <div className={styles.bar}>
        <p className={styles.place} role="status">
          {shown + 1} / {images.length}
        </p>
        {/* Screen readers get it as the picture's alternative text. */}
        <p className={styles.caption} aria-hidden="true">
          {image?.alt}
        </p>
        <IconButton
          icon="plus"
          label={words.zoom}
          aria-pressed={zoomed}
          className={classes(styles.zoom)}
          onClick={() => setZoomed(!zoomed)}
        />
        {several && (
          <>
            <IconButton icon="arrow-left" label={words.previous} onClick={() => go(-1)} />
            <IconButton icon="arrow" label={words.next} onClick={() => go(1)} />
          </>
        )}
        <IconButton
          icon="close"
          label={words.close}
          className={classes(styles.close)}
          onClick={() => dialog.current?.close()}
        />
      </div>
    </dialog>
  );
}
