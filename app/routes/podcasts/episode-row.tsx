import { longDate } from "#content/dates.ts";
import type { Episode, podcastsWords } from "#content/podcasts.ts";
import { transcripts } from "#content/transcripts.ts";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./episode-row.module.css";

type EpisodeRowProps = { episode: Episode; words: typeof podcastsWords };

/** An episode: its number large, the question, who answers, where it can be heard, and what is said. */
export function EpisodeRow({ episode, words }: EpisodeRowProps) {
  const { number, title, guest, summary, topics, published, minutes, link } = episode;
  const said = transcripts[number] ?? [];
  return (
    <li className={styles.episode}>
      <FigureNumber size="m">{`${number}`}</FigureNumber>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.guest}>
          {guest} · <time dateTime={published}>{longDate(published)}</time> · {minutes} min
        </p>
        <p>{summary}</p>
        <ul className={styles.topics}>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
        <TextLink icon="external" href={link}>
          {words.listen}
          <VisuallyHidden>: {title} (external site)</VisuallyHidden>
        </TextLink>
        {said.length > 0 && (
          <details id={`transcript-${number}`} className={styles.transcript}>
            <summary>
              {words.read}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </summary>
            <dl>
              {said.map((text, index) => (
                <div key={text}>
                  <dt>{index % 2 === 0 ? words.asks : guest}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </li>
  );
}
