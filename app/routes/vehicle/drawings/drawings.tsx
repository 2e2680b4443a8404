import type { CSSProperties } from "react";
import type { vehiclePage } from "#content/products/vehicle-page.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Part } from "../part/part.tsx";
import styles from "./drawings.module.css";
import type { loadDrawings } from "./load-drawings.ts";

type DrawingsProps = Pick<ReturnType<typeof loadDrawings>, "views"> & { words: typeof vehiclePage.drawings };

/** The vehicle's orthographic views with measures, all at one scale, each also to open on its own. */
export function Drawings({ views, words }: DrawingsProps) {
  const widest = Math.max(...views.map(({ picture }) => picture.width));
  const [side = 0, front = 0, plan = 0] = views.map(({ picture }) => picture.height);
  const across = views.reduce((sum, { picture }) => sum + picture.width, 0);
  /* In one row, the plan is so much higher than the views before it that the heading stands above those. */
  const roomy = plan - Math.max(side, front) > across * 0.13 || undefined;
  const stacked = side + front < plan * 1.15 || undefined;
  return (
    <Part heading={words.heading} note={words.note} className={styles.part}>
      <div className={styles.views} data-stacked={stacked} data-roomy={roomy}>
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
  );
}
