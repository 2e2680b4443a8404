import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { HomeContent } from "../home-content.ts";
import { laterLeads } from "../later-leads.ts";
import { BlogRow } from "./blog-row.tsx";
import "#ui/push-row/push-row.css";
import styles from "./blogs.module.css";

export function Blogs({ heading, headline, next, items }: HomeContent["blogs"]) {
  return (
    <Section labelledBy="blogs" className={styles.blogs}>
      <Line />
      <Station heading={2} id="blogs">
        {heading}
      </Station>
      <Grid className={styles.opening}>
        <div className={styles.words}>
          <Headline className={styles.headline}>{headline}</Headline>
          <TextLink link={<PageLink to={href("/blogs")} aria-label={`${next}: ${heading}`} />}>
            {next}
          </TextLink>
        </div>
        <ul data-row="3" className={`push-row ${styles.list}`}>
          {items.map((item) => (
            <BlogRow key={item.id} item={item} />
          ))}
        </ul>
      </Grid>
    </Section>
  );
}

Blogs.leads = laterLeads.blogs;
