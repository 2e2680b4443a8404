import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { TextColumns } from "#app/sections/text-columns/text-columns.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { SoftwareData } from "../load-software.ts";
import styles from "./benefits.module.css";

/** What changes for those who work with it. */
export function Benefits({ benefits, benefitsHeadline, proof, words }: SoftwareData) {
  return (
    <Section labelledBy="benefits">
      <Line />
      <Station>{words.stations.benefits}</Station>
      <Grid headroom>
        <Headline id="benefits" className={styles.headline}>
          {benefitsHeadline}
        </Headline>
        <TextColumns items={benefits} />
        {proof && (
          <p className={styles.proof}>
            {proof.site}. {proof.result}{" "}
            <TextLink link={<PageLink to={href("/case-study/:id", { id: proof.id })} />}>
              {proof.title}
            </TextLink>
          </p>
        )}
      </Grid>
    </Section>
  );
}

Benefits.leads = { to: 0, phoneTo: 0 } satisfies Leads;
