import type { ReactNode } from "react";
import { Grid } from "#ui/grid/grid.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./form-beside.module.css";

type FormBesideProps = {
  /** The id of the heading, which labels the section. */
  id: string;
  heading: string;
  /** 1 if the section is the whole page. */
  level?: 1 | 2;
  /** What the form is for. */
  words: ReactNode;
  children: ReactNode;
};

/** A form on green, its words beside it. */
export function FormBeside({ id, heading, level = 2, words, children }: FormBesideProps) {
  const Heading = `h${level}` as const;
  return (
    <Section ground="green" labelledBy={id}>
      <Grid>
        <div className={styles.words}>
          <Heading id={id}>{heading}</Heading>
          {words}
        </div>
        <div className={styles.form}>{children}</div>
      </Grid>
    </Section>
  );
}
