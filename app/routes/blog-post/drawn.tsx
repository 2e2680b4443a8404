import type { CSSProperties } from "react";
import { DrawnFigure } from "#app/sections/drawn-figure/drawn-figure.tsx";
import type { DrawnPost } from "#content/posts/example-posts/example-post.ts";
import styles from "./drawn.module.css";

/** What a post works out, as bars to one scale: filled what is sure, hatched what may come to it. */
export function Drawn({ heading, rows }: DrawnPost) {
  const longest = Math.max(...rows.map(({ solid, open = 0 }) => solid + open));
  const percent = (length: number) => `${Math.round((1000 * length) / longest) / 10}%`;
  return (
    <div className={styles.drawn}>
      <DrawnFigure heading={heading}>
        <ul>
          {rows.map(({ name, solid, open = 0, shown }) => (
            <li key={name}>
              <span>{name}</span>
              <b>{shown}</b>
              <i
                aria-hidden="true"
                style={{ "--solid": percent(solid), "--open": percent(open) } as CSSProperties}
              />
            </li>
          ))}
        </ul>
      </DrawnFigure>
    </div>
  );
}
