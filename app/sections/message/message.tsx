import type { ReactNode } from "react";
import { Grid } from "#ui/grid/grid.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./message.module.css";

type MessageProps = {
  code: string;
  heading: string;
  /** Shown below the code. */
  picture?: ReactNode;
  children: ReactNode;
};

/** A page with a single message: not found, failed, thank you. */
export function Message({ code, heading, picture, children }: MessageProps) {
  return (
    <Section ground="green" className={styles.message}>
      <Grid>
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
        <div className={styles.words}>
          <h1>{heading}</h1>
          {children}
        </div>
        {picture}
      </Grid>
    </Section>
  );
}
