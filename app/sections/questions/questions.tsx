import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Faq } from "#app/sections/faq/faq.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { type LinkRow, LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import type { Faq as Question } from "#content/products/faqs.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./questions.module.css";

type QuestionsProps = {
  station: string;
  headline: string;
  faqs: readonly Question[];
  /** The contact page with what another question is about; see `contactPath`. */
  contact?: string;
  /** Pages with what buyers ask next; they take the place of the link. */
  ways?: { rows: readonly LinkRow[]; label: string };
};

/** Questions about the page's subject, and where another one is answered. */
export function Questions({ station, headline, faqs, contact, ways }: QuestionsProps) {
  return (
    <Section labelledBy="questions" className={styles.questions}>
      <Line />
      <Station>{station}</Station>
      <Grid headroom>
        <div className={styles.words}>
          <Headline id="questions">{headline}</Headline>
          {ways ? (
            <LinkRows {...ways} className={styles.ways} />
          ) : (
            <TextLink link={<PageLink to={contact ?? href("/contact")} />}>Ask another one</TextLink>
          )}
        </div>
        <Faq faqs={faqs} className={styles.faq} />
      </Grid>
    </Section>
  );
}

Questions.leads = { to: 2, phoneTo: 4 } satisfies Leads;
