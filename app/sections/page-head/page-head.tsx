import type { ReactNode } from "react";
import { href } from "react-router";
import { StructuredData } from "#app/document/structured-data.tsx";
import { PageLink } from "#app/frame/page-link.tsx";
import type { ShownPicture } from "#app/pictures.ts";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { Sentences } from "#app/sections/sentences/sentences.tsx";
import { breadcrumbJsonLd, type JsonLd } from "#app/structured-data.ts";
import type { Page } from "#content/pages.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { classes } from "#ui/classes.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./page-head.module.css";

type PageHeadProps = {
  page: Pick<Page, "path" | "title" | "heading" | "statement" | "introduction" | "links">;
  /** Pages between the home page and this one. */
  above?: readonly { name: string; to: string }[];
  /** green: a page that shows something. paper: a list or a text, quiet. */
  ground?: "green" | "paper";
  /** The heading is a sentence, and set smaller. */
  long?: boolean;
  /** A tool follows, which is what the page is opened for. */
  tool?: boolean;
  /** Stands at the right, over the margin; on a phone below the words. */
  picture?: ShownPicture;
  /** Where the page's line begins, if not at the left edge; Sections reads it. */
  leads?: Leads;
  /** What else the page says to machines, beside its place. */
  jsonLd?: readonly JsonLd[];
  /** What the page is opened for, a form: it stands beside the words, and ends with the button where the line begins. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** How a page begins: where it stands, what it is about, a way on, and the first node of its route. */
export function PageHead({
  page,
  above = [],
  ground = "green",
  long = false,
  tool = false,
  picture,
  jsonLd = [],
  beside,
  children,
}: PageHeadProps) {
  const { path, title, heading, statement, introduction, links = [] } = page;
  const trail = [{ name: "Home", to: href("/") }, ...above];
  return (
    <Section
      ground={ground}
      className={classes(
        styles.head,
        styles[ground],
        long && styles.long,
        tool && styles.tool,
        picture && styles.pictured,
        beside !== undefined && styles.accompanied,
      )}
    >
      <StructuredData data={[breadcrumbJsonLd([...trail, { name: title, to: path }]), ...jsonLd]} />
      <Line className={styles.line} />
      <Grid className={styles.grid}>
        <div className={styles.trail}>
          <Breadcrumb
            label="Breadcrumb"
            above={trail.map(({ name, to }) => ({ name, link: <PageLink to={to} /> }))}
            current={title}
          />
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
        {links.length > 0 && <LinkRows rows={links} label="Ways on" className={styles.next} />}
        {picture && (
          <Picture {...picture} sizes="(width<768px)100vw,75vw" fill priority className={styles.picture} />
        )}
        {beside && <div className={styles.beside}>{beside}</div>}
      </Grid>
    </Section>
  );
}

PageHead.leads = { to: 0, phoneTo: 0, stations: 0 } satisfies Leads;
