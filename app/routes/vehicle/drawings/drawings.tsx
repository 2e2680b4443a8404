import type { CSSProperties } from "react";
import type { vehiclePage } from "#content/vehicle-page.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { FoldedPart, Part } from "../part/part.tsx";
import styles from "./drawings.module.css";
import type { loadDrawings } from "./load-drawings.ts";

type DrawingsProps = ReturnType<typeof loadDrawings> & { words: typeof vehiclePage.drawings };

/** The vehicle's orthographic views with measures, all at one scale, each also to open on its own, and its files. */
export function Drawings({ views, files, words }: DrawingsProps) {
  const widest = Math.max(...views.map(({ picture }) => picture.width));
  const [side = 0, front = 0, plan = 0] = views.map(({ picture }) => picture.height);
  const stacked = side + front < plan * 1.15 || undefined;
  return (
    <>
      <Part heading={words.heading} note={words.note}>
        <div className={styles.views} data-stacked={stacked}>
          {views.map(({ name, caption, letters, picture }) => (
            <figure
              key={name}
              style={{ "--share": picture.width / widest, "--letters": letters } as CSSProperties}
            >
              <a href={picture.src}>
                <Picture {...picture} />
              </a>
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      </Part>
      <FoldedPart heading={words.filesHeading} note={words.filesNote}>
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
      </FoldedPart>
    </>
  );
}
