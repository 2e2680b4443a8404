import type { ReactNode } from "react";
import { data, href, redirect } from "react-router";
import { publicBlogContext } from "#app/page-context.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { headingsOf } from "#app/sections/post-blocks/headings.ts";
import { PostBlocks } from "#app/sections/post-blocks/post-blocks.tsx";
import { drawnOf } from "#content/posts/example-posts.ts";
import { blogsWords } from "#content/posts/news-words.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import type { Route } from "./+types/blog-post.ts";
import styles from "./blog-post.module.css";
import { Contents } from "./contents.tsx";
import { Drawn } from "./drawn.tsx";
import { PostHead } from "./post-head.tsx";
import { postMeta } from "./post-meta.ts";
import { ReadNext } from "./read-next.tsx";
import { Share } from "./share.tsx";

/** The server provides published posts only; a post's former address redirects to its current one. */
export function loader({ context }: Route.LoaderArgs) {
  const shown = context.get(publicBlogContext);
  if (shown?.show === "moved") {
    const headers = { "Cache-Control": "no-cache" };
    throw redirect(href("/blogs/:slug", { slug: shown.slug }), { status: 301, headers });
  }
  if (shown?.show !== "post") throw data(null, { status: 404 });
  const { post, readingMinutes, related } = shown;
  const { closing, post: words } = blogsWords;
  return { post, drawn: drawnOf(post), readingMinutes, related, words, closing };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? postMeta(loaderData.post) : []);

/** With fewer headings than this a list of them isn't worth its space. */
const enoughHeadings = 3;

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { post, drawn, related, words, closing } = loaderData;
  const headings = headingsOf(post.content);
  const asks = post.content.some(({ type }) => type === "cta");
  return (
    <Sections>
      <Article>
        <PostHead {...loaderData} />
        <Section className={styles.section} leads={{ stations: 0 }}>
          <Line />
          <Grid className={styles.grid}>
            {headings.length >= enoughHeadings && <Contents headings={headings} label={words.contents} />}
            <div className={styles.body}>
              {drawn && <Drawn {...drawn} />}
              <PostBlocks blocks={post.content} />
              <Share post={post} words={words} />
            </div>
          </Grid>
        </Section>
      </Article>
      {related.length > 0 && <ReadNext posts={related} words={words} isLast={asks} />}
      {/* One call to action: a post that has its own ends with what to read next. */}
      {!(asks && related.length > 0) && <Closing shape="strip" words={closing} />}
    </Sections>
  );
}

/** The head of the post and its text. */
function Article({ children }: { children: ReactNode }) {
  return (
    <article aria-labelledby="title">
      <Sections>{children}</Sections>
    </article>
  );
}

Article.leads = PostHead.leads;
