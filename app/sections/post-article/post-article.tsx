import type { ReactNode } from "react";
import { type BlogPost, readingMinutes } from "#content/blog-posts.ts";
import { longDate } from "#content/dates.ts";
import styles from "./post-article.module.css";
import { PostBlock } from "./post-block.tsx";

type PostArticleProps = {
  /** Its HTML is cleaned by the server. */
  post: Pick<BlogPost, "title" | "author" | "publishDate" | "category" | "content" | "cover">;
  /** Stands between the title and the cover. */
  children?: ReactNode;
};

/** A post as it is read: category, title, who wrote it and when, its picture and its blocks. */
export function PostArticle({ post, children }: PostArticleProps) {
  const { title, author, publishDate, category, cover, content } = post;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        {category && <p className={styles.category}>{category}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.facts}>
          {author && <span>{author}</span>}
          {publishDate && <time dateTime={publishDate}>{longDate(publishDate)}</time>}
          <span>{readingMinutes(content)} min read</span>
        </p>
      </header>
      {children}
      {cover && (
        <img
          className={styles.cover}
          src={cover.src}
          alt={cover.alt}
          width={cover.width}
          height={cover.height}
          fetchPriority="high"
        />
      )}
      <div className={styles.body}>
        {content.map((block) => (
          <PostBlock key={block.id} block={block} />
        ))}
      </div>
    </article>
  );
}
