import type { EnquiryFormName } from "#addresses/forms.ts";
import { EnquiryForm } from "#app/forms/enquiry-form.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { type LinkRow, LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import "#ui/line/button-node.css";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./form-section.module.css";

type FormSectionProps = {
  words: { station: string; headline: string; text: string; related: readonly LinkRow[] };
  source: EnquiryFormName;
};

/** The enquiry at the end of a page: a question, the form, and related pages. */
export function FormSection({ words, source }: FormSectionProps) {
  const { station, headline, text, related } = words;
  return (
    <Section ground="green" labelledBy="enquiry" id="contact">
      <Line className={styles.line} />
      <Station>{station}</Station>
      <Grid className={styles.grid}>
        <div className={styles.words}>
          <Headline id="enquiry">{headline}</Headline>
          <p>{text}</p>
        </div>
        <div className={`button-node ${styles.form}`}>
          <EnquiryForm source={source} />
        </div>
        <LinkRows rows={related} className={styles.related} />
      </Grid>
    </Section>
  );
}

FormSection.leads = { to: 2, phoneTo: 0 } satisfies Leads;
