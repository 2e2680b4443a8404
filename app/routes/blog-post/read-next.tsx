import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { PostCard } from "#app/sections/post-card/post-card.tsx";
import type { PostSummary } from "#content/posts/blog-posts.ts";
import type { blogsWords } from "#content/posts/news-words.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./read-next.module.css";

type ReadNextProps = { posts: readonly PostSummary[]; words: (typeof blogsWords)["post"] };

/** Related posts, those of the same category first. */
export function ReadNext({ posts, words }: ReadNextProps) {
  /* The posts share the width evenly. */
  const sizes = `(width >= 768px) ${Math.ceil(92 / posts.length)}vw, 92vw`;
  return (
    <Section labelledBy="read-next" className={styles.section}>
      <Line />
      <Station heading={2} id="read-next">
        {words.related}
      </Station>
      <Grid headroom>
        <ul className={styles.cards}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} sizes={sizes} />
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

ReadNext.leads = { to: 4, phoneTo: 0 } satisfies Leads;
