import type { ReactNode } from "react";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./form-beside.module.css";

type FormBesideProps = {
  /** The id of the heading, which labels the section. */
  id: string;
  heading: string;
  /** 1 if the section is the whole page. */
  level?: 1 | 2;
  /** Whether the page has a line, which passes the form at the left. */
  lined?: boolean;
  /** What the form is for. */
  words: ReactNode;
  children: ReactNode;
};

/** A form on green, its words beside it. */
export function FormBeside({ id, heading, level = 2, lined = false, words, children }: FormBesideProps) {
  const Heading = `h${level}` as const;
  return (
    <Section ground="green" labelledBy={id} className={level === 2 ? styles.part : undefined}>
      {lined && <Line />}
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

FormBeside.leads = { to: 0, phoneTo: 0, stations: 0 } satisfies Leads;
