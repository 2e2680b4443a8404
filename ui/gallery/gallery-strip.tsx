import { useEffect, useRef } from "react";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./gallery.module.css";
import type { GalleryImage, GalleryWords } from "./gallery.tsx";

type Properties = {
  images: readonly GalleryImage[];
  selected: number;
  words: GalleryWords;
  onSelect: (index: number) => void;
};

/** The pictures small, and a dot for each; both lead to it. */
export function GalleryStrip({ images, selected, words, onSelect }: Properties) {
  const strip = useRef<HTMLDivElement>(null);

  // The chosen one stays in sight; the page itself must not move.
  useEffect(() => {
    const row = strip.current;
    const chosen = row?.children[selected] as HTMLElement | undefined;
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [selected]);

  return (
    <div className={styles.strip}>
      <div ref={strip} className={styles.thumbnails}>
        {images.map(({ alt: _, ...file }, index) => (
          <button
            key={file.src}
            type="button"
            className={styles.thumbnail}
            aria-current={index === selected || undefined}
            data-replay=""
            onClick={() => onSelect(index)}
          >
            <Picture {...file} alt={`${words.thumbnail} ${index + 1}`} sizes="14rem" fill />
          </button>
        ))}
      </div>
      <div className={styles.dots}>
        {images.map(({ src }, index) => (
          <button
            key={src}
            type="button"
            className={styles.dot}
            aria-label={`${words.show} ${index + 1}`}
            aria-current={index === selected || undefined}
            data-replay=""
            onClick={() => onSelect(index)}
          />
        ))}
      </div>
    </div>
  );
}
