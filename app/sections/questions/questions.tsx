import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Faq } from "#app/sections/faq/faq.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import type { Faq as Question } from "#content/faqs.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { type Lane, Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./questions.module.css";

type QuestionsProps = {
  station: string;
  headline: string;
  faqs: readonly Question[];
  number: string;
  /** The lane in which the line comes; it goes on in lane 2. */
  from: Lane;
  phoneFrom?: Lane;
  /** The contact page with what another question is about; see `contactPath`. */
  contact?: string;
};

/** What people ask about the page's subject, and the way to ask more. */
export function Questions({ station, headline, faqs, number, from, phoneFrom = 0, contact }: QuestionsProps) {
  return (
    <Section labelledBy="questions" className={styles.questions}>
      <Line from={from} to={2} phone={{ from: phoneFrom, to: 4 }} />
      <Station number={number} lane={2} phoneLane={4}>
        {station}
      </Station>
      <Grid headroom>
        <div className={styles.words}>
          <Headline id="questions">{headline}</Headline>
          <TextLink link={<PageLink to={contact ?? href("/contact")} />}>Ask another one</TextLink>
        </div>
        <Faq faqs={faqs} className={styles.faq} />
      </Grid>
    </Section>
  );
}
