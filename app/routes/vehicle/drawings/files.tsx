import type { vehiclePage } from "#content/products/vehicle-page.ts";
import { classes } from "#ui/classes.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { FoldedPart } from "../part/part.tsx";
import styles from "./drawings.module.css";
import type { loadDrawings } from "./load-drawings.ts";

type FilesProps = Pick<ReturnType<typeof loadDrawings>, "files"> & {
  words: typeof vehiclePage.drawings;
  className?: string | undefined;
};

/** The vehicle's files for a layout, without a form before them. */
export function Files({ files, words, className }: FilesProps) {
  return (
    <FoldedPart
      heading={words.filesHeading}
      note={words.filesNote}
      className={classes(styles.beside, className)}
    >
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
  );
}
