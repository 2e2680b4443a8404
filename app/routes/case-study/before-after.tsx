import type { Sides } from "#content/pictures/modelled/sides-of.ts";
import type { caseStudiesWords } from "#content/tasks/case-studies-words.ts";
import type { CaseStudy, CaseStudyDetail } from "#content/tasks/case-study.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { type Leads, stationNumber, usePlace } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./before-after.module.css";

type BeforeAfterProps = {
  study: CaseStudy;
  detail: CaseStudyDetail;
  words: typeof caseStudiesWords.detail;
  /** Undefined if the planner has no model of the case. */
  sides: Sides | undefined;
};

/** The two halves of the story side by side; the green line leads from "before" to "after". */
export function BeforeAfter({ words, ...told }: BeforeAfterProps) {
  const { to } = usePlace();
  return (
    <Section className={styles.section}>
      <Line />
      <Station heading={2}>{words.before}</Station>
      <Grid className={styles.grid}>
        <div className={styles.before}>
          <Half {...told} side="before" />
          <p>{told.sides?.basis}</p>
        </div>
        <div className={styles.after} data-ground="green">
          <h2 className={styles.name}>
            <span>{stationNumber(to.station - 1)}</span> {words.after}
          </h2>
          <Half {...told} side="after" />
        </div>
      </Grid>
    </Section>
  );
}

type HalfProps = Omit<BeforeAfterProps, "words"> & { side: "before" | "after" };

/** The figures of both halves have the same names in the same order. */
function Half({ study, detail, sides, side }: HalfProps) {
  return (
    <>
      <p className={styles.line}>{study[side]}</p>
      {detail[side].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {sides && (
        <dl>
          {sides.rows.map((row) => (
            <div key={row.name}>
              <dt>{row.name}</dt>
              <dd>{row[side]}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

BeforeAfter.leads = { to: 2, phoneTo: 0, turn: "end", stations: 2 } satisfies Leads;
