import { longDate } from "#content/wording/dates.ts";
import type { ListPage } from "#server/blog/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./list.module.css";

type DeletedPostsProps = { posts: ListPage["deleted"]; account: ListPage["account"] };

/** Deleted posts that can still be restored. Only an admin can remove them for good. */
export function DeletedPosts({ posts, account }: DeletedPostsProps) {
  return (
    <section className={styles.rows} aria-labelledby="deleted">
      <h2 id="deleted">Deleted posts</h2>
      <ul>
        {posts.map(({ id, title, keptUntil }) => (
          <li key={id}>
            <p>
              <b>{title}</b>
              <small>Kept until {longDate(keptUntil)}</small>
            </p>
            <form method="post" action={`/native-blogs/${id}/restore`}>
              <Button type="submit" size="small">
                Restore<VisuallyHidden> {title}</VisuallyHidden>
              </Button>
            </form>
            {account?.role === "admin" && (
              <details>
                <summary>
                  Remove for good …<VisuallyHidden> {title}</VisuallyHidden>
                </summary>
                <form method="post" action={`/native-blogs/${id}/erase`}>
                  <Button type="submit" size="small" tone="solid">
                    Yes, remove it with its versions
                  </Button>
                </form>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
