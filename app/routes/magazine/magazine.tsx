import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { magazineWords } from "#content/frame/landing-pages.ts";
import { pageAt } from "#content/frame/pages.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { Route } from "./+types/magazine.ts";
import styles from "./magazine.module.css";

export function loader() {
  return { page: pageAt("/magazine"), picture: pictureUrl(magazineWords.picture), words: magazineWords };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

/** The contents of the first issue, before there is one. */
export default function Magazine({ loaderData: { page, picture, words } }: Route.ComponentProps) {
  return (
    <Sections>
      <PageHead page={page} picture={picture} />
      <Section labelledBy="contents" leads={{ to: 0, phoneTo: 0 }}>
        <Line />
        <Station>{words.contents}</Station>
        <Grid headroom>
          <h2 id="contents" className={styles.issue}>
            {words.issue}
          </h2>
          <ol className={styles.articles}>
            {words.articles.map(({ title, kind }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{kind}</p>
              </li>
            ))}
          </ol>
        </Grid>
      </Section>
      <ReadOn pages={words.related} />
    </Sections>
  );
}
