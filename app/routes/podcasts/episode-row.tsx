import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { type Episode, listenAt } from "#content/posts/podcasts.ts";
import type { podcastsWords } from "#content/posts/podcasts-words.ts";
import { longDate } from "#content/wording/dates.ts";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./episode-row.module.css";

type EpisodeRowProps = { episode: Episode; words: typeof podcastsWords };

/** An episode: its number in large type, the question and its guest; beside them what it is about, and a link to hear it. */
export function EpisodeRow({ episode, words }: EpisodeRowProps) {
  const { id, number, title, guest, summary, published, minutes } = episode;
  const path = href("/podcasts/:id", { id });
  return (
    <li className={styles.episode}>
      <FigureNumber size="m">{`${number}`}</FigureNumber>
      <div className={styles.words}>
        <h3>
          <PageLink to={path}>{title}</PageLink>
        </h3>
        <p className={styles.guest}>
          {guest} · <time dateTime={published}>{longDate(published)}</time> · {minutes} min
        </p>
      </div>
      <div className={styles.words}>
        <p>{summary}</p>
        <TextLink icon="external" href={listenAt(episode)}>
          {words.listen}
          <VisuallyHidden>: {title} (external site)</VisuallyHidden>
        </TextLink>
      </div>
    </li>
  );
}
