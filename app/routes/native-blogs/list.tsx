import { data, href, type LoaderFunctionArgs } from "react-router";
import { readBlogPage } from "#app/blog-page.ts";
import { useQuery } from "#app/query.ts";
import { countOf } from "#language/language.ts";
import type { ListPage, UnreadableList } from "#server/blog/pages.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { DeletedPosts } from "./list/deleted-posts.tsx";
import { Filters } from "./list/filters.tsx";
import styles from "./list/list.module.css";
import { Paging } from "./list/paging.tsx";
import { PostCard } from "./list/post-card.tsx";
import { UnsavedPosts } from "./list/unsaved-posts.tsx";
import { managementMeta } from "./management-meta.ts";
import { StaffFrame } from "./staff-frame.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  const page = readBlogPage(context, "list", "unreadable");
  return data(page, { status: page.view === "unreadable" ? 503 : 200 });
}

export const meta = () => managementMeta("Blog management");

/** All posts for staff, the published ones for everybody else. The filters are in the address. */
export default function BlogManagement({ loaderData: page }: { loaderData: ListPage | UnreadableList }) {
  return page.view === "list" ? <PostList page={page} /> : <Unreadable page={page} />;
}

function Unreadable({ page: { account } }: { page: UnreadableList }) {
  return (
    <StaffFrame account={account} heading="Blog management">
      <Alert tone="error">
        <p>The blog posts could not be loaded. Load this page again in a moment.</p>
      </Alert>
    </StaffFrame>
  );
}

function PostList({ page }: { page: ListPage }) {
  const { posts, total, filters, account } = page;
  const query = useQuery("/native-blogs");
  const isNarrowed = Boolean(filters.search || filters.state || filters.category);
  const isEmpty = posts.length === 0 && !isNarrowed;
  return (
    <StaffFrame
      account={account}
      heading="Blog management"
      beside={account && !isEmpty && <NewPost words="New Blog Post" />}
    >
      {query.has("saved") && (
        <Alert tone="success">
          <p>The blog post is saved.</p>
        </Alert>
      )}
      {isEmpty ? (
        <div className={styles.empty}>
          <h2>No blog posts yet</h2>
          {account ? (
            <NewPost words="Create Your First Post" />
          ) : (
            <p>
              Posts appear here once they are published. <a href={href("/blogs")}>Read the blog</a>
            </p>
          )}
        </div>
      ) : (
        <>
          <Filters page={page} />
          <p className={styles.found} role="status">
            {found(total)} {isNarrowed && <a href={href("/native-blogs")}>Clear the filters</a>}
          </p>
          <ul className={styles.cards}>
            {posts.map((post) => (
              <li key={post.id}>
                <PostCard post={post} isStaff={account !== null} />
              </li>
            ))}
          </ul>
          <Paging page={page} />
        </>
      )}
      {page.unsaved.length > 0 && <UnsavedPosts posts={page.unsaved} />}
      {page.deleted.length > 0 && <DeletedPosts posts={page.deleted} account={account} />}
      {!account && (
        <p className={styles.found}>
          Do you write for this blog?{" "}
          <a href={`/staff/sign-in?${new URLSearchParams({ next: href("/native-blogs") })}`}>Sign in</a>
        </p>
      )}
    </StaffFrame>
  );
}

function NewPost({ words }: { words: string }) {
  return (
    <Button tone="signal" icon="plus" href={href("/native-blogs/new")}>
      {words}
    </Button>
  );
}

function found(total: number) {
  if (total === 0) return "No blog post matches.";
  return countOf(total, { one: "blog post", other: "blog posts" });
}
