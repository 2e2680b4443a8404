import { Faq } from "#app/sections/faq/faq.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { faqs } from "#content/faqs.ts";
import { home } from "#content/home.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Route } from "#ui/route/route.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./questions.module.css";

export function Questions() {
  const { station, headline, next } = home.questions;
  return (
    <Section labelledBy="questions" className={styles.questions}>
      <Route from={2} to={2} phone={{ from: 0, to: 4 }} />
      <Station number="12" lane={2} phoneLane={4}>
        {station}
      </Station>
      <Grid>
        <div className={styles.words}>
          <Headline id="questions">{headline}</Headline>
          <TextLink href="#contact">{next}</TextLink>
        </div>
        <Faq faqs={faqs} className={styles.faq} />
      </Grid>
    </Section>
  );
}
