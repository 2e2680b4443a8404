import { EnquiryForm } from "#app/forms/enquiry-form.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import "#ui/line/button-node.css";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { HomeContent } from "../home-content.ts";
import styles from "./contact.module.css";

export function Contact({ station, headline, introduction }: HomeContent["contact"]) {
  return (
    <Section ground="green" labelledBy="contact-heading" id="contact">
      <Line className={styles.line} />
      <Station>{station}</Station>
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

Contact.leads = { to: 2, phoneTo: 0 } satisfies Leads;
