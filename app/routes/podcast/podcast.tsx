import { data, href } from "react-router";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { episodeJsonLd } from "#app/routes/podcast/episode-json-ld.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { episodes, listenAt } from "#content/posts/podcasts.ts";
import { podcastsWords } from "#content/posts/podcasts-words.ts";
import { transcripts } from "#content/posts/transcripts.ts";
import { longDate } from "#content/wording/dates.ts";
import { Button } from "#ui/button/button.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { Route } from "./+types/podcast.ts";
import styles from "./podcast.module.css";
import { Transcript } from "./transcript.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const place = episodes.findIndex(({ id }) => id === params.id);
  const episode = episodes[place];
  if (!episode) throw data(null, { status: 404 });
  const near = [episodes[place - 1], episodes[place + 1]].flatMap((other) => other ?? []);
  return {
    episode,
    shownDate: longDate(episode.published),
    picture: pictureUrl(episode.picture),
    listen: listenAt(episode),
    said: transcripts[episode.number] ?? [],
    near: near.map(({ id, number, title }) => ({ id, number, title })),
    words: podcastsWords,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { id, title, summary } = loaderData.episode;
  return pageMeta({ title, description: summary, path: href("/podcasts/:id", { id }) });
};

/** An episode: what it is about beside a picture, who answers, and what was said. */
export default function Podcast({ loaderData }: Route.ComponentProps) {
  const { episode, shownDate, picture, listen, near, words } = loaderData;
  const { id, title, guest, summary, topics, published, minutes } = episode;
  const path = href("/podcasts/:id", { id });
  return (
    <Sections key={id}>
      <PageHead
        page={{ path, heading: title, statement: summary, introduction: [] }}
        above={[{ name: "Podcasts", to: href("/podcasts") }]}
        picture={picture}
        shape="tall"
        jsonLd={[episodeJsonLd({ ...episode, path })]}
      >
        <ul className={styles.topics}>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
        <p className={styles.facts}>
          {guest} · <time dateTime={published}>{shownDate}</time> · {minutes} min
        </p>
        <Button tone="signal" icon="external" href={listen}>
          {words.listen}
          <VisuallyHidden>: {title} (external site)</VisuallyHidden>
        </Button>
      </PageHead>
      <Transcript {...loaderData} />
      <Closing
        shape="strip"
        words={{
          ...words.closing,
          related: [
            ...near.map(({ id, number, title }) => ({
              label: title,
              note: `${words.transcript.episode} ${number}`,
              to: href("/podcasts/:id", { id }),
            })),
            { label: words.transcript.all, to: href("/podcasts") },
          ],
        }}
      />
    </Sections>
  );
}
