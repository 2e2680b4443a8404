import { Fragment, type ReactNode } from "react";
import { PageLink } from "#app/frame/page-link.tsx";
import { Trail } from "#app/sections/trail/trail.tsx";
import { Button } from "#ui/button/button.tsx";
import { classes } from "#ui/classes.ts";
import { Grid } from "#ui/grid/grid.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./picture-opening.module.css";

type Way = { label: string; to: string };

/** half: beside the words. tall: in the last lane, from top to bottom. wide: below them, from edge to edge. */
export type OpeningShape = "half" | "tall" | "wide";

type PictureOpeningProps = {
  /** `statement` is what the page has to say in one sentence. */
  page: { heading: string; statement?: string | undefined; introduction: readonly string[] };
  /** The pages between the home page and this one, and what this one is called among them. */
  above?: readonly { name: string; to: string }[];
  current: string;
  /** The one action, and a way to read on. */
  action: Way;
  next?: Way | undefined;
  /** Overrides the default leads; `Sections` reads it. */
  leads?: Leads;
  /** How much of the view the picture takes; on a phone it is below the text. */
  shape?: OpeningShape;
  /** On a phone the picture is above the paragraphs, so that what it shows is in the first view. */
  isShownFirst?: boolean;
  children: ReactNode;
};

/**
 * The longest word, in letters, that fits beside the picture at full size with the text spacing of WCAG 2.2 (1.4.12).
 */
const longestWord = 10;

/** A page's beginning beside a picture. The line starts at the headline's full stop and leaves where they meet. */
export function PictureOpening(properties: PictureOpeningProps) {
  const {
    page: { heading, statement, introduction },
    above,
    current,
    action,
    next,
    shape = "half",
    isShownFirst = false,
    children,
  } = properties;
  const hasLongWord = heading.split(/\s/).some((word) => word.length > longestWord);
  const sentences = heading.replace(/\.$/, "").split(/(?<=\.) /);
  return (
    <Section ground="green" className={classes(styles.opening, styles[shape], isShownFirst && styles.shown)}>
      <Grid className={styles.grid}>
        <div className={styles.words}>
          <Trail above={above} current={current} />
          <h1 className={classes(styles.heading, hasLongWord && styles.long)}>
            <span className={styles.line}>
              {sentences.map((sentence, index) => (
                <Fragment key={sentence}>
                  {index > 0 && " "}
                  <span className={styles.sentence}>
                    {sentence}
                    {index === sentences.length - 1 && <i className={styles.stop} />}
                  </span>
                </Fragment>
              ))}
            </span>
          </h1>
          <div className={styles.introduction}>
            {statement && <p className={styles.statement}>{statement}</p>}
            {introduction.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className={styles.ways}>
            <Button tone="signal" icon="arrow" link={<PageLink to={action.to} />}>
              {action.label}
            </Button>
            {next && <TextLink link={<PageLink to={next.to} />}>{next.label}</TextLink>}
          </p>
        </div>
        <div className={styles.picture}>{children}</div>
      </Grid>
    </Section>
  );
}

PictureOpening.leads = { to: 2, phoneTo: 4, stations: 0 } satisfies Leads;

/** Where the line leaves an opening of each shape. */
export const openingLeads = { half: { to: 2 }, tall: { to: 3 }, wide: { to: 4 } } as const satisfies Record<
  OpeningShape,
  Leads
>;
