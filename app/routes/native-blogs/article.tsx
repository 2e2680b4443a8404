import { href, type LoaderFunctionArgs } from "react-router";
import { readBlogPage } from "#app/blog-page.ts";
import { PostBlocks } from "#app/sections/post-blocks/post-blocks.tsx";
import { coverSources } from "#content/posts/blog-posts.ts";
import { longDate } from "#content/wording/dates.ts";
import type { ArticlePage } from "#server/blog/pages.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./article.module.css";
import { PostStateMark } from "./list/post-state.tsx";
import { managementMeta } from "./management-meta.ts";
import { StaffFrame } from "./staff-frame.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return readBlogPage(context, "article");
}

export function meta({ loaderData: page }: { loaderData: ArticlePage | undefined }) {
  return managementMeta(page?.post.title);
}

/** A post, read only, with a link to the editor for staff who are signed in. */
export default function Article({ loaderData }: { loaderData: ArticlePage }) {
  const { post, state, readingMinutes, account } = loaderData;
  const { id, title, category, excerpt, author, publishDate, cover, content } = post;
  return (
    <StaffFrame account={account}>
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.facts}>{category || "No category"}</p>
          <h1>{title}</h1>
          {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
          <p className={styles.facts}>
            {author && <span>{author}</span>}
            {publishDate && <time dateTime={publishDate}>{longDate(publishDate)}</time>}
            <span>{readingMinutes} min read</span>
          </p>
          <div className={styles.actions}>
            {account && (
              <div className={styles.state}>
                <PostStateMark state={state} publishDate={publishDate} />
              </div>
            )}
            <Button size="small" href={href("/native-blogs")}>
              Back to list
            </Button>
            {account && (
              <>
                <Button size="small" href={href("/native-blogs/:id/versions", { id })}>
                  Versions
                </Button>
                <Button size="small" tone="solid" href={href("/native-blogs/:id/edit", { id })}>
                  Edit Post
                </Button>
              </>
            )}
          </div>
        </header>
        {cover && (
          <img
            className={styles.cover}
            src={cover.src}
            alt={cover.alt}
            width={cover.width}
            height={cover.height}
            srcSet={coverSources(cover)}
            sizes="(width < 768px) 100vw, 52rem"
          />
        )}
        <PostBlocks blocks={content} />
      </article>
    </StaffFrame>
  );
}
