import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { useQuery } from "#app/query.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { find } from "#app/sections/search-box/find.ts";
import { SearchBox, searchStatus } from "#app/sections/search-box/search-box.tsx";
import { pageAt } from "#content/frame/pages.ts";
import { episodes } from "#content/posts/podcasts.ts";
import { podcastsWords } from "#content/posts/podcasts-words.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { Route } from "./+types/podcasts.ts";
import { EpisodeRow } from "./episode-row.tsx";
import styles from "./podcasts.module.css";

export function loader() {
  return {
    page: pageAt("/podcasts"),
    episodes,
    picture: pictureUrl(podcastsWords.picture),
    words: podcastsWords,
  };
}

/** The search needs no new data: all episodes are loaded already. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Podcasts({ loaderData }: Route.ComponentProps) {
  const { page, picture, episodes, words } = loaderData;
  const query = useQuery("/podcasts");
  const found = find(episodes, query.get("q") ?? "", ({ title, guest, summary, topics }) =>
    [title, guest, summary, ...topics].join(" "),
  );
  return (
    <Sections>
      <PageHead page={page} picture={picture} />
      <Section labelledBy="episodes" className={styles.section} leads={{ to: 1, phoneTo: 0 }}>
        <Line />
        <Station heading={2} id="episodes">
          {words.station}
        </Station>
        <Grid headroom>
          <div className={styles.search}>
            <SearchBox
              page="/podcasts"
              label={words.search}
              status={searchStatus(found.length, episodes.length, words)}
            />
          </div>
          <ol className={styles.episodes}>
            {found.map((episode) => (
              <EpisodeRow key={episode.number} episode={episode} words={words} />
            ))}
          </ol>
        </Grid>
      </Section>
      <Closing shape="strip" words={words.closing} />
    </Sections>
  );
}
