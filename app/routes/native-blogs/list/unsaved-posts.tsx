import { href } from "react-router";
import { exactTime } from "#content/wording/exact-time.ts";
import type { ListPage } from "#server/blog/pages.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./list.module.css";

/** Posts that this account began and never saved; they exist as drafts only. */
export function UnsavedPosts({ posts }: { posts: ListPage["unsaved"] }) {
  return (
    <section className={styles.rows} aria-labelledby="unsaved">
      <h2 id="unsaved">Begun by you, not saved yet</h2>
      <ul>
        {posts.map(({ id, title, savedAt }) => (
          <li key={id}>
            <p>
              <b>{title || "Without a title"}</b>
              <small>Last written {exactTime(savedAt)}</small>
            </p>
            <a href={href("/native-blogs/:id/edit", { id })} className={styles.way}>
              Continue<VisuallyHidden> {title || "the post without a title"}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
