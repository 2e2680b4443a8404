import type { ReactNode } from "react";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import styles from "./text-parts.module.css";

type TextPartsProps = {
  /** The id of its headline. */
  id: string;
  headline: string;
  /** `TextPart`s, and anything between them. */
  children: ReactNode;
};

/** A chapter to read: its headline above its parts, and beside them where there is room. */
export function TextParts({ id, headline, children }: TextPartsProps) {
  return (
    <Grid headroom className={styles.parts}>
      <Headline id={id} className={styles.headline}>
        {headline}
      </Headline>
      {children}
    </Grid>
  );
}
