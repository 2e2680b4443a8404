import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { type LinkRow, LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { Button } from "#ui/button/button.tsx";
import { classes } from "#ui/classes.ts";
import { Grid } from "#ui/grid/grid.tsx";
import "#ui/line/button-node.css";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./closing.module.css";

type ClosingWords = {
  headline: string;
  text: string;
  action: { label: string; to: string };
  related: readonly LinkRow[];
};

type ClosingProps = {
  words: ClosingWords;
  /** Its text tells something that stands nowhere else, so it is printed. */
  isPrinted?: boolean;
  /** panel: a page that persuades. strip: a list, which has said what it has. beside: an answer, whose pages lead on. */
  shape?: "panel" | "strip" | "beside";
};

/** The end of a page: one call to action, at the last node of the line, and related pages. */
export function Closing({ words, isPrinted = false, shape = "panel" }: ClosingProps) {
  const { headline, text, action, related } = words;
  return (
    <Section
      ground={shape === "beside" ? "paper" : "green"}
      labelledBy="closing"
      className={classes(styles.closing, styles[shape])}
    >
      <Line className={styles.line} />
      <Grid>
        <Headline id="closing" className={styles.headline}>
          {headline}
        </Headline>
        <p className={styles.text} data-printed={isPrinted || undefined}>
          {text}
        </p>
        <LinkRows rows={related} className={styles.related} />
        <p className={`button-node ${styles.action}`}>
          <Button tone="signal" size="xlarge" icon="arrow" link={<PageLink to={action.to} />}>
            {action.label}
          </Button>
        </p>
      </Grid>
    </Section>
  );
}

Closing.leads = { to: 2, phoneTo: 0, stations: 0 } satisfies Leads;
