import { Headline } from "#app/sections/headline/headline.tsx";
import { TextPart } from "#app/sections/text-part/text-part.tsx";
import type { Report } from "#content/documents/report.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { ReportFigure } from "./figures/report-figure.tsx";
import styles from "./report-text.module.css";

type ReportTextProps = { report: Report; published: string };

/** A report to read on the page: its title beside what it is about, drawn, and its other parts to unfold, or in the room below. */
export function ReportText({ report, published }: ReportTextProps) {
  const [first, ...others] = report.sections;
  const { kind } = report.figure;
  const parts = (
    <div className={styles.parts}>
      {others.map((section) => (
        <TextPart key={section.heading} section={section} stacked />
      ))}
    </div>
  );
  return (
    <Section id={report.id} labelledBy={`${report.id}-title`} className={styles.report}>
      <Line />
      <Station>{published}</Station>
      <Grid headroom className={styles.sheet}>
        <Headline id={`${report.id}-title`} className={styles.title}>
          {report.title}
        </Headline>
        <div className={styles.figure} data-kind={kind}>
          <ReportFigure figure={report.figure} />
        </div>
        {first && (
          <div className={styles.first}>
            <TextPart section={first} stacked />
          </div>
        )}
        {kind === "steps" || kind === "chain" ? (
          <div className={styles.more}>{parts}</div>
        ) : (
          <details className={styles.more}>
            <summary>{others.map(({ heading }) => heading).join(" · ")}</summary>
            {parts}
          </details>
        )}
      </Grid>
    </Section>
  );
}

ReportText.leads = { to: 0, phoneTo: 0 } satisfies Leads;
