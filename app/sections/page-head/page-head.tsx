import type { ReactNode } from "react";
import { StructuredData } from "#app/document/structured-data.tsx";
import type { ShownPicture } from "#app/pictures.ts";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { Sentences } from "#app/sections/sentences/sentences.tsx";
import { Trail } from "#app/sections/trail/trail.tsx";
import { breadcrumbJsonLd, type JsonLd } from "#app/structured-data.ts";
import type { Page } from "#content/frame/pages.ts";
import { classes } from "#ui/classes.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./page-head.module.css";

type PageHeadProps = {
  page: Pick<Page, "heading" | "statement" | "introduction" | "links"> & { path: string };
  /** Pages between the home page and this one. */
  above?: readonly { name: string; to: string }[];
  /** green: a page that shows something. paper: a list or a text, quiet. */
  ground?: "green" | "paper";
  /** The heading is a sentence, and set smaller. */
  long?: boolean;
  /** Whether a tool follows, the purpose of the page. */
  tool?: boolean;
  /** Shown at the right, over the margin; on a phone below the text. */
  picture?: ShownPicture;
  /** Where the picture is: beside the words, in the last lanes from top to bottom, or below the words from edge to edge. */
  shape?: "half" | "tall" | "wide";
  /** Where the page's line begins, if not at the left edge; Sections reads it. */
  leads?: Leads;
  /** Further JSON-LD of the page, besides its breadcrumb. */
  jsonLd?: readonly JsonLd[];
  /** The page's form, shown beside the text; the line begins at its last button. */
  beside?: ReactNode;
  /** What the page answers, as a figure or a form: at the right, whole in the first view. */
  drawn?: ReactNode;
  /** What the visitor does about it: below the words, on a phone below what is drawn. */
  after?: ReactNode;
  children?: ReactNode;
};

/** The head of a page: breadcrumb, heading, introduction, a link, and the first node of the line. */
export function PageHead({
  page,
  above = [],
  ground = "green",
  long = false,
  tool = false,
  picture,
  shape = "half",
  jsonLd = [],
  beside,
  drawn,
  after,
  children,
}: PageHeadProps) {
  const { path, heading, statement, introduction, links = [] } = page;
  const name = heading.replace(/\.$/, "");
  return (
    <Section
      ground={ground}
      className={classes(
        styles.head,
        styles[ground],
        long && styles.long,
        tool && styles.tool,
        picture && styles.pictured,
        picture && styles[shape],
        beside !== undefined && styles.accompanied,
        drawn !== undefined && styles.answered,
      )}
    >
      <StructuredData data={[breadcrumbJsonLd([...above, { name, to: path }]), ...jsonLd]} />
      <Line className={styles.line} />
      <Grid className={styles.grid}>
        <div className={styles.trail}>
          <Trail above={above} current={name} />
        </div>
        <h1 className={styles.heading}>
          <Sentences>{heading}</Sentences>
        </h1>
        <div className={styles.words}>
          {statement && (
            <p className={styles.statement}>
              <Sentences>{statement}</Sentences>
            </p>
          )}
          {introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {children}
        </div>
        {drawn && <div className={styles.drawn}>{drawn}</div>}
        {after && <div className={styles.next}>{after}</div>}
        {links.length > 0 && <LinkRows rows={links} label="Ways on" className={styles.next} />}
        {picture && (
          <Picture
            {...picture}
            sizes={shape === "wide" ? "100vw" : "(width<768px)100vw,75vw"}
            fill
            priority
            className={styles.picture}
          />
        )}
        {beside && <div className={styles.beside}>{beside}</div>}
      </Grid>
    </Section>
  );
}

PageHead.leads = { to: 0, phoneTo: 0, stations: 0 } satisfies Leads;
