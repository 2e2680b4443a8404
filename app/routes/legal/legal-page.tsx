import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import type { legalData } from "./legal-data.ts";
import styles from "./legal-page.module.css";

/** Numbered parts, with a list of their names beside them as contents. */
export function LegalPage({ page, text, shownDate, words, related }: ReturnType<typeof legalData>) {
  return (
    <Sections>
      <PageHead page={page} ground="paper">
        <p className={styles.date}>
          {words.asOf} <time dateTime={text.asOf}>{shownDate}</time>
        </p>
      </PageHead>
      <Section className={styles.section} leads={{ to: 0, phoneTo: 0, stations: 0 }}>
        <Line />
        <Grid>
          <nav className={styles.contents} aria-label={words.contents}>
            <ol>
              {text.parts.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.parts}>
            {text.parts.map(({ id, heading, text, list }, index) => (
              <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.part}>
                <h2 id={`${id}-heading`}>
                  <span className={styles.number}>{index + 1}</span> {heading}
                </h2>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {list && (
                  <ul className={styles.list}>
                    {list.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </div>
        </Grid>
      </Section>
      <ReadOn pages={related} leads={{ stations: 0 }} />
    </Sections>
  );
}
