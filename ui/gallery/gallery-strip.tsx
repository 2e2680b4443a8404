import { type KeyboardEvent, useEffect, useRef } from "react";
import { isModified } from "#ui/is-modified.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { nextTab } from "#ui/tabs/next-tab.ts";
import type { GalleryImage, GalleryWords } from "./gallery.tsx";
import styles from "./gallery-strip.module.css";

type GalleryStripProps = {
  images: readonly GalleryImage[];
  selected: number;
  words: GalleryWords;
  onSelect: (index: number) => void;
};

/**
 * A thumbnail and a dot for each picture; both select it. The Tab key stops at each row once, the arrow keys move along
 * it.
 */
export function GalleryStrip({ images, selected, words, onSelect }: GalleryStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const inSight = useRef(0);

  // Scrolls the selected one into view without moving the page. The first one is in view already: measuring it would lay a new page out twice.
  useEffect(() => {
    if (selected === inSight.current) return;
    inSight.current = selected;
    const row = strip.current;
    const chosen = row?.children[selected] as HTMLElement | undefined;
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [selected]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = nextTab(event.key, false, selected, images.length);
    if (next === undefined || next === selected || isModified(event)) return;
    event.preventDefault();
    onSelect(next);
    (event.currentTarget.children[next] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }

  const row = (label: string) => ({ role: "toolbar", "aria-label": label, onKeyDown });
  const button = (index: number) => ({
    type: "button" as const,
    tabIndex: index === selected ? 0 : -1,
    "aria-current": index === selected || undefined,
    onClick: () => onSelect(index),
  });

  return (
    <div className={styles.strip}>
      <div ref={strip} className={styles.thumbnails} {...row(words.thumbnails)}>
        {images.map(({ alt: _, ...file }, index) => (
          <button key={file.src} className={styles.thumbnail} {...button(index)}>
            <Picture {...file} alt={`${words.thumbnail} ${index + 1}`} sizes="14rem" fill />
          </button>
        ))}
      </div>
      <div className={styles.dots} {...row(words.dots)}>
        {images.map(({ src }, index) => (
          <button
            key={src}
            className={styles.dot}
            aria-label={`${words.show} ${index + 1}`}
            {...button(index)}
          />
        ))}
      </div>
    </div>
  );
}
