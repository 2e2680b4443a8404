import { Headline } from "#app/sections/headline/headline.tsx";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import type { Episode } from "#content/posts/podcasts.ts";
import type { podcastsWords } from "#content/posts/podcasts-words.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./podcast.module.css";

type TranscriptProps = {
  episode: Episode;
  /** Questions and answers in turn, the first a question. */
  said: readonly string[];
  words: typeof podcastsWords;
};

/** The transcript, each question as a node of the line; beside it links to where this site shows what is talked about. */
export function Transcript({ episode: { guest, ahead }, said, words }: TranscriptProps) {
  const { station, headline, note, asks, ahead: onSite } = words.transcript;
  return (
    <Section labelledBy="transcript" className={styles.section}>
      <Line />
      <Station>{station}</Station>
      <Grid headroom>
        <div className={styles.headline}>
          <Headline id="transcript">{headline}</Headline>
          <p className={styles.note}>{note}</p>
        </div>
        <div className={styles.said}>
          {exchangesOf(said).map(([question, answer]) => (
            <div key={question} className={styles.exchange}>
              <p className={styles.question}>
                <VisuallyHidden>{asks}: </VisuallyHidden>
                {question}
              </p>
              <p>
                <VisuallyHidden>{guest}: </VisuallyHidden>
                {answer}
              </p>
            </div>
          ))}
        </div>
        <div className={styles.beside}>
          <h3>{onSite}</h3>
          <LinkRows rows={ahead} label={onSite} />
        </div>
      </Grid>
    </Section>
  );
}

Transcript.leads = { to: 0, phoneTo: 0 } satisfies Leads;

function exchangesOf(said: readonly string[]) {
  return said.flatMap((answer, index) => (index % 2 === 1 ? [[said[index - 1], answer] as const] : []));
}
