import { href, type LoaderFunctionArgs } from "react-router";
import { readBlogPage } from "#app/blog-page.ts";
import type { DeletePage } from "#server/blog/pages.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./delete.module.css";
import { managementMeta } from "./management-meta.ts";
import { StaffFrame } from "./staff-frame.tsx";
import { deleteQuestion } from "./words.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return readBlogPage(context, "delete");
}

export const meta = () => managementMeta(deleteQuestion);

/** The page that asks before a post is deleted, for browsers without script. */
export default function DeletePost({ loaderData: { post, account } }: { loaderData: DeletePage }) {
  return (
    <StaffFrame account={account} above={{ name: "All blogs", to: href("/native-blogs") }}>
      <div className={styles.question}>
        <h1>{deleteQuestion}</h1>
        <p>“{post.title}” leaves the list and the public blog. It can be brought back for 30 days.</p>
        <form method="post" action={href("/native-blogs/:id/delete", { id: post.id })}>
          <Button href={href("/native-blogs")}>Keep it</Button>
          <Button type="submit" tone="solid">
            Delete
          </Button>
        </form>
      </div>
    </StaffFrame>
  );
}
