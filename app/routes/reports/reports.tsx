import { articleJsonLd } from "#app/company-json-ld.ts";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import type { Report } from "#content/documents/report.ts";
import { reports, reportsWords } from "#content/documents/reports.ts";
import { pageAt } from "#content/frame/pages.ts";
import { longDate } from "#content/wording/dates.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import type { Route } from "./+types/reports.ts";
import { ReportText } from "./report-text.tsx";
import styles from "./reports.module.css";

export function loader() {
  return {
    page: pageAt("/reports"),
    reports: reports.map((report: Report) => ({
      ...report,
      shownDate: longDate(report.published),
    })),
    picture: pictureUrl(reportsWords.picture),
    words: reportsWords,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { page, picture, reports, words } = loaderData;
  return (
    <Sections>
      <PageHead
        page={page}
        picture={picture}
        jsonLd={reports.map(({ id, title, summary, published }) =>
          articleJsonLd({ headline: title, description: summary, path: `/reports#${id}`, published }),
        )}
      />
      <Section className={styles.contents} leads={{ to: 0, phoneTo: 0, stations: 0 }}>
        <Line />
        <Grid>
          <nav aria-label={words.contents}>
            <ol className={styles.list}>
              {reports.map(({ id, title, summary, readers }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <b>{title}</b>
                    <Icon name="arrow" className={styles.down} />
                    <span>
                      {summary}
                      <small>{readers}</small>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </Grid>
      </Section>
      {reports.map((report) => (
        <ReportText key={report.id} report={report} published={`${words.published} ${report.shownDate}`} />
      ))}
      <Closing shape="strip" words={words.closing} />
    </Sections>
  );
}
