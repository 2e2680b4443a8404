import { Headline } from "#app/sections/headline/headline.tsx";
import type { Report, ReportSection } from "#content/reports.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Route } from "#ui/route/route.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./report-text.module.css";

type ReportTextProps = { report: Report; number: string; published: string };

/** A report to read on the page: its title large, its parts beside their headings. */
export function ReportText({ report, number, published }: ReportTextProps) {
  return (
    <Section id={report.id} labelledBy={`${report.id}-title`} className={styles.report}>
      <Route from={0} to={0} phone={{ from: 0, to: 0 }} />
      <Station number={number} lane={0} phoneLane={0}>
        {published}
      </Station>
      <Grid headroom>
        <Headline id={`${report.id}-title`} className={styles.title}>
          {report.title}
        </Headline>
        {report.sections.map((section) => (
          <Part key={section.heading} section={section} />
        ))}
      </Grid>
    </Section>
  );
}

function Part({ section: { heading, text = [], checks, table } }: { section: ReportSection }) {
  return (
    <div className={styles.part}>
      <h3>{heading}</h3>
      <div className={styles.words}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {checks && (
          <ul className={styles.checks}>
            {checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        )}
        {table && (
          <table className={styles.table}>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell) => (
                    <td key={cell}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
