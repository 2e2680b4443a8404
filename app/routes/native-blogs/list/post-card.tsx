import { href } from "react-router";
import type { PostSummary } from "#content/posts/blog-posts.ts";
import { longDate } from "#content/wording/dates.ts";
import { Button } from "#ui/button/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { DeletePost } from "./delete-post.tsx";
import styles from "./post-card.module.css";
import { PostStateMark } from "./post-state.tsx";

/** A post in the list, with the actions on it. */
export function PostCard({ post, isStaff }: { post: PostSummary; isStaff: boolean }) {
  const { id, title, category, excerpt, author, publishDate, state, isExample } = post;
  return (
    <article className={styles.card}>
      <p className={styles.line}>
        <span>
          {category || "No category"}
          {isStaff && isExample && ", came with the site as an example"}
        </span>
        {isStaff && <PostStateMark state={state} publishDate={null} />}
      </p>
      <h2 className={styles.title}>{title}</h2>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      <p className={styles.facts}>
        <span>{author || "No author"}</span>
        {publishDate ? (
          <time dateTime={publishDate}>{longDate(publishDate)}</time>
        ) : (
          <span>No publish date</span>
        )}
      </p>
      <div className={styles.actions}>
        <Button size="small" icon="arrow" href={href("/native-blogs/:id", { id })}>
          Read Article
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
        {isStaff && (
          <span className={styles.staff}>
            <a href={href("/native-blogs/:id/edit", { id })} className={styles.action}>
              Edit<VisuallyHidden> {title}</VisuallyHidden>
            </a>
            <DeletePost post={post} className={styles.action} />
          </span>
        )}
      </div>
    </article>
  );
}
