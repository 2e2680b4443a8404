import { href, type LoaderFunctionArgs } from "react-router";
import { type ArticlePage, readBlogPage } from "#app/blog-page.ts";
import { PostArticle } from "#app/sections/post-article/post-article.tsx";
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

/** A post, read only; whoever is signed in may edit it from here. */
export default function Article({ loaderData }: { loaderData: ArticlePage }) {
  const { post, state, account } = loaderData;
  return (
    <StaffFrame account={account} above={{ name: "All blogs", to: href("/native-blogs") }}>
      <div className={styles.article}>
        <PostArticle post={post}>
          {account && (
            <div className={styles.actions}>
              <div className={styles.state}>
                <PostStateMark state={state} publishDate={post.publishDate} />
              </div>
              <Button size="small" href={href("/native-blogs/:id/versions", { id: post.id })}>
                Versions
              </Button>
              <Button size="small" tone="solid" href={href("/native-blogs/:id/edit", { id: post.id })}>
                Edit Post
              </Button>
            </div>
          )}
        </PostArticle>
      </div>
    </StaffFrame>
  );
}
