import type { CSSProperties } from "react";
import type { vehiclePage } from "#content/vehicle-page.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./drawings.module.css";
import type { loadDrawings } from "./load-drawings.ts";

type DrawingsProps = ReturnType<typeof loadDrawings> & { words: typeof vehiclePage.drawings };

/** The vehicle square on with its measures, all views at one scale, and its files. */
export function Drawings({ views, files, words }: DrawingsProps) {
  const widest = Math.max(...views.map(({ picture }) => picture.width));
  return (
    <div className={styles.drawings}>
      <h3 className={styles.heading}>{words.heading}</h3>
      <p className={styles.note}>{words.note}</p>
      <div className={styles.views}>
        {views.map(({ name, caption, picture }) => (
          <figure key={name} style={{ "--share": picture.width / widest } as CSSProperties}>
            <Picture {...picture} />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
      <h3 className={styles.heading}>{words.filesHeading}</h3>
      <p className={styles.note}>{words.filesNote}</p>
      <ul className={styles.files}>
        {files.map(({ label, note, path }) => (
          <li key={path}>
            <TextLink icon="download" href={path}>
              {label}
            </TextLink>
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
