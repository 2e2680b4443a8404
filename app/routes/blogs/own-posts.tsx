import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { PostCard } from "#app/sections/post-card/post-card.tsx";
import type { blogsWords } from "#content/posts/news-words.ts";
import type { PostList } from "#server/blog/pages.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./own-posts.module.css";

type Words = (typeof blogsWords)["posts"];

type OwnPostsProps = { list: PostList; words: Words };

const sizes = "(width >= 1024px) 30vw, (width >= 768px) 46vw, 92vw";

/** Posts that were written on this site, under a heading of their own; its filter and its pages are links. */
export function OwnPosts({ list, words }: OwnPostsProps) {
  const { posts, categories, category, page, pages } = list;
  return (
    <Section id="posts" labelledBy="posts-heading" className={styles.section}>
      <Line />
      <Station>{words.station}</Station>
      <Grid headroom>
        <Headline id="posts-heading" className={styles.headline}>
          {words.headline}
        </Headline>
        <p className={styles.text}>{words.text}</p>
        <p className={styles.feed}>
          <TextLink href="/feed.xml">{words.feed}</TextLink>
        </p>
        {categories.length > 1 && <Categories names={categories} chosen={category} words={words} />}
        <ul className={styles.cards}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} sizes={sizes} />
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <nav className={styles.pages} aria-label={words.pages}>
            {page > 1 && (
              <PageLink to={addressOf(category, page - 1)} rel="prev">
                <Icon name="arrow-left" />
                {words.later}
              </PageLink>
            )}
            <span className={styles.place}>
              Page {page} of {pages}
            </span>
            {page < pages && (
              <PageLink to={addressOf(category, page + 1)} rel="next">
                {words.earlier}
                <Icon name="arrow" />
              </PageLink>
            )}
          </nav>
        )}
      </Grid>
    </Section>
  );
}

OwnPosts.leads = { to: 0, phoneTo: 0 } satisfies Leads;

type CategoriesProps = { names: readonly string[]; chosen: string | null; words: Words };

function Categories({ names, chosen, words }: CategoriesProps) {
  return (
    <nav className={styles.categories} aria-label={words.filter}>
      <ul>
        {[null, ...names].map((name) => (
          <li key={name ?? ""}>
            <PageLink to={addressOf(name, 1)} aria-current={name === chosen ? "true" : undefined}>
              {name ?? words.all}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The fragment brings the reader back to this part of the page. */
function addressOf(category: string | null, page: number) {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return { pathname: href("/blogs"), search: query.size > 0 ? `?${query}` : "", hash: "#posts" };
}
