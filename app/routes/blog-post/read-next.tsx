import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import type { PostSummary } from "#content/posts/blog-posts.ts";
import type { blogsWords } from "#content/posts/news-words.ts";
import { longDate } from "#content/wording/dates.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./read-next.module.css";

type ReadNextProps = {
  posts: readonly PostSummary[];
  words: (typeof blogsWords)["post"];
  /** The page ends with it, so the line does. */
  isLast: boolean;
};

/** Related posts, those of the same category first. Without pictures: the list of posts shows them. */
export function ReadNext({ posts, words, isLast }: ReadNextProps) {
  return (
    <Section labelledBy="related" className={styles.section}>
      <Line className={isLast ? styles.end : undefined} />
      <Station heading={2} id="related">
        {words.related}
      </Station>
      <Grid headroom>
        <ul className={styles.posts}>
          {posts.map(({ id, slug, title, category, excerpt, publishDate, readingMinutes }) => (
            <li key={id}>
              <h3>
                <PageLink to={href("/blogs/:slug", { slug })}>{title}</PageLink>
              </h3>
              {excerpt && <p>{excerpt}</p>}
              <p className={styles.facts}>
                {[category, publishDate && longDate(publishDate), `${readingMinutes} min`]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <TextLink link={<PageLink to={href("/blogs")} />}>{words.all}</TextLink>
        </p>
      </Grid>
    </Section>
  );
}

ReadNext.leads = { to: 1, phoneTo: 0 } satisfies Leads;
