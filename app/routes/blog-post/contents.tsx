import type { PostHeading } from "#app/sections/post-blocks/headings.ts";
import styles from "./contents.module.css";

/** The headings of a post as links: beside it if there is room, else folded above it. */
export function Contents({ headings, label }: { headings: readonly PostHeading[]; label: string }) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <details>
        <summary>{label}</summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
