import type { Episode } from "#content/podcasts.ts";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./episode-row.module.css";

/** An episode: its number large, the question, who answers, and where it can be heard. */
export function EpisodeRow({ episode, listen }: { episode: Episode; listen: string }) {
  const { number, title, guest, summary, topics, link } = episode;
  return (
    <li className={styles.episode}>
      <FigureNumber size="m">{`${number}`}</FigureNumber>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.guest}>{guest}</p>
        <p>{summary}</p>
        <ul className={styles.topics}>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
        <TextLink icon="external" href={link}>
          {listen}
          <VisuallyHidden>: {title} (external site)</VisuallyHidden>
        </TextLink>
      </div>
    </li>
  );
}
