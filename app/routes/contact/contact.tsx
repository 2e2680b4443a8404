import { href } from "react-router";
import { EnquiryForm } from "#app/forms/enquiry-form.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { Opening } from "#app/sections/opening/opening.tsx";
import { findPage } from "#content/pages.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./contact.module.css";

const page = findPage("/contact");
if (!page) throw new Error("content/pages.ts has no page for /contact");

export function meta() {
  return page ? pageMeta(page) : [];
}

export default function Contact() {
  return (
    page && (
      <>
        <Opening {...page} above={[{ name: "Home", to: href("/") }]} current={page.title} />
        <Section ground="green" labelledBy="enquiry" className={styles.enquiry}>
          <Grid>
            <h2 id="enquiry" className={styles.heading}>
              Your message
            </h2>
            <div className={styles.form}>
              <EnquiryForm source="contact" />
            </div>
          </Grid>
        </Section>
      </>
    )
  );
}
