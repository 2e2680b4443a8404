import { data, href } from "react-router";
import { feedLink } from "#app/feed-link.ts";
import { publicBlogContext } from "#app/page-context.ts";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { pageAt } from "#content/frame/pages.ts";
import { blogItems } from "#content/posts/blog-items.ts";
import { blogsWords } from "#content/posts/news-words.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { Route } from "./+types/blogs.ts";
import { BlogCard } from "./blog-card.tsx";
import styles from "./blogs.module.css";
import { OwnPosts } from "./own-posts.tsx";

/** The server provides the site's own posts; an address that would show none of them is answered with 404. */
export function loader({ context }: Route.LoaderArgs) {
  const list = context.get(publicBlogContext);
  if (list?.show !== "list") throw data(null, { status: 404 });
  return {
    page: pageAt("/blogs"),
    list,
    items: blogItems.map((item) => ({ ...item, image: pictureUrl(item.image) })),
    words: blogsWords,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, list } = loaderData;
  if (list.page === 1) return [...pageMeta(page), feedLink];
  /* A later page has an address and a name of its own. */
  const title = `${page.title}, page ${list.page}`;
  const description = `${page.description} Page ${list.page} of ${list.pages}.`;
  const path = `${href("/blogs")}?page=${list.page}`;
  return [...pageMeta({ ...page, title, description, path }), feedLink];
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { page, list, items, words } = loaderData;
  const [latest, ...others] = items;
  return (
    <Sections>
      <PageHead page={page} tool leads={{ to: 3, phoneTo: 0 }} />
      <Section labelledBy="latest" className={styles.section} leads={{ to: 0, phoneTo: 0 }}>
        <Line />
        <Station heading={2} id="latest">
          {words.station}
        </Station>
        <Grid headroom>
          {latest && <BlogCard item={latest} external={words.external} isFirst className={styles.latest} />}
        </Grid>
      </Section>
      <Section labelledBy="earlier" className={styles.earlier} leads={{ to: 4, phoneTo: 0 }}>
        <Line />
        <Station heading={2} id="earlier">
          {words.others}
        </Station>
        <Grid headroom>
          <ul className={styles.cards}>
            {others.map((item) => (
              <li key={item.id}>
                <BlogCard item={item} external={words.external} />
              </li>
            ))}
          </ul>
        </Grid>
      </Section>
      {list.total > 0 && <OwnPosts list={list} words={words.posts} />}
      <Closing shape="strip" words={words.closing} />
    </Sections>
  );
}
