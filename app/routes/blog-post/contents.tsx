import type { PostHeading } from "#app/sections/post-blocks/headings.ts";
import styles from "./contents.module.css";

/** The parts of a post as links: beside it where there is room, else folded away above it. */
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
