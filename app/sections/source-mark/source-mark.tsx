import type { vehiclePage } from "#content/products/vehicle-page.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./source-mark.module.css";

export type SourceWords = Pick<typeof vehiclePage.sheet, "marks" | "names" | "sources">;
type SourceMarkProps = { source: keyof SourceWords["marks"]; words: SourceWords };

/**
 * The source of a figure: a visible letter, and its name for screen readers. A legend below the figures explains both.
 */
export function SourceMark({ source, words: { marks, names, sources } }: SourceMarkProps) {
  return (
    <>
      <span className={styles.mark} aria-hidden="true" title={sources[source]}>
        {marks[source]}
      </span>
      <VisuallyHidden>({names[source]})</VisuallyHidden>
    </>
  );
}
