import { articleJsonLd } from "#app/company-json-ld.ts";
import { feedLink } from "#app/feed-link.ts";
import { PageLink } from "#app/frame/page-link.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { pageAt } from "#content/frame/pages.ts";
import { news } from "#content/posts/news.ts";
import { newsWords } from "#content/posts/news-words.ts";
import { longDate } from "#content/wording/dates.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { Route } from "./+types/news.ts";
import styles from "./news.module.css";

export function loader() {
  return {
    page: pageAt("/news"),
    items: news.map((item) => ({ ...item, shownDate: longDate(item.date) })),
    picture: pictureUrl(newsWords.picture),
    words: newsWords,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [...pageMeta(loaderData.page), feedLink] : [];

export default function News({ loaderData }: Route.ComponentProps) {
  const { page, picture, items, words } = loaderData;
  return (
    <Sections>
      <PageHead
        page={page}
        picture={picture}
        leads={{ to: 1, phoneTo: 0 }}
        jsonLd={items.map(({ id, date, title, text }) =>
          articleJsonLd({ headline: title, description: text[0], path: `/news#${id}`, published: date }),
        )}
      >
        <TextLink href="/feed.xml">{words.feed}</TextLink>
      </PageHead>
      <Section leads={{ stations: 0 }}>
        <Line />
        <Grid>
          <ol className={styles.items}>
            {items.map(({ id, date, shownDate, topic, title, text, more }) => (
              <li key={id} id={id} className={styles.item}>
                <p className={styles.when}>
                  <time dateTime={date}>{shownDate}</time>
                  <span>{topic}</span>
                </p>
                <article className={styles.words}>
                  <h2>{title}</h2>
                  <div className={styles.summary}>
                    {text.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                    <TextLink link={<PageLink to={more.to} />}>{more.label}</TextLink>
                  </div>
                </article>
              </li>
            ))}
          </ol>
        </Grid>
      </Section>
      <Closing shape="strip" words={words.closing} />
    </Sections>
  );
}
