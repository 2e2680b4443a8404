import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { TaskPartData } from "../load-task.ts";
import styles from "./answered.module.css";

/** Questions with their answers in sight, and where another one is answered. */
export function Answered({ questions, words, contact }: TaskPartData) {
  return (
    <Section labelledBy="questions">
      <Line />
      <Station>{words.stations.questions}</Station>
      <Grid headroom>
        <div className={styles.head}>
          <Headline id="questions" className={styles.headline}>
            {words.questions}
          </Headline>
          <TextLink link={<PageLink to={contact} />}>{words.another}</TextLink>
        </div>
        <dl className={styles.list}>
          {questions.map(({ question, answer }) => (
            <div key={question} className={styles.pair}>
              <dt>{question}</dt>
              {answer.map((paragraph) => (
                <dd key={paragraph}>{paragraph}</dd>
              ))}
            </div>
          ))}
        </dl>
      </Grid>
    </Section>
  );
}

Answered.leads = { to: 1, phoneTo: 4 } satisfies Leads;
