import { EnquiryForm } from "#app/forms/enquiry-form.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import "#ui/route/button-node.css";
import { Route } from "#ui/route/route.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { HomeContent } from "../home-content.ts";
import styles from "./contact.module.css";

export function Contact({ station, headline, introduction }: HomeContent["contact"]) {
  return (
    <Section ground="green" labelledBy="contact-heading" id="contact">
      <Route from={2} to={2} phone={{ from: 4, to: 0 }} className={styles.route} />
      <Station number="13" lane={2} phoneLane={0}>
        {station}
      </Station>
      <Grid>
        <div className={styles.words}>
          <Headline id="contact-heading" className={styles.headline}>
            {headline}
          </Headline>
          <p>{introduction}</p>
        </div>
        <div className={`button-node ${styles.form}`}>
          <EnquiryForm source="home-contact" />
        </div>
      </Grid>
    </Section>
  );
}
