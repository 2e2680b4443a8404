import { href, type LoaderFunctionArgs } from "react-router";
import { readBlogPage } from "#app/blog-page.ts";
import { useQuery } from "#app/query.ts";
import type { VersionsPage } from "#server/blog/pages.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { managementMeta } from "./management-meta.ts";
import { StaffFrame } from "./staff-frame.tsx";
import { VersionList } from "./versions/version-list.tsx";
import styles from "./versions/versions.module.css";

export function loader({ context }: LoaderFunctionArgs) {
  return readBlogPage(context, "versions");
}

export function meta({ loaderData: page }: { loaderData: VersionsPage | undefined }) {
  return managementMeta(page && `Versions of ${page.post.title}`);
}

/** Every saved version of a post: compares two of them, and can restore one. */
export default function Versions({ loaderData: page }: { loaderData: VersionsPage }) {
  const { post, compared, account } = page;
  const query = useQuery("/native-blogs/:id/versions");
  return (
    <StaffFrame
      account={account}
      above={{ name: "All blogs", to: href("/native-blogs") }}
      heading="Versions"
      beside={
        <>
          <Button size="small" href={href("/native-blogs/:id", { id: post.id })}>
            Read Article
          </Button>
          <Button size="small" tone="solid" href={href("/native-blogs/:id/edit", { id: post.id })}>
            Edit Post
          </Button>
        </>
      }
    >
      <p className={styles.title}>{post.title}</p>
      {query.get("done") === "restored" && (
        <Alert tone="success">
          <p>The version is restored, as a new one.</p>
        </Alert>
      )}
      {query.get("problem") === "conflict" && (
        <Alert tone="error">
          <p>Somebody saved the post meanwhile, so nothing was restored. The list below is up to date.</p>
        </Alert>
      )}
      {query.get("problem") === "unwritten" && (
        <Alert tone="error">
          <p>
            That version has placeholder text alone, and this post is public, so nothing was restored. Make it
            a draft first.
          </p>
        </Alert>
      )}
      <VersionList page={page} />
      {compared && (
        <section className={styles.compared} aria-labelledby="compared">
          <h2 id="compared">
            Version {compared.numbers.older} and version {compared.numbers.newer}
          </h2>
          <Comparison
            older={compared.older}
            newer={compared.newer}
            olderName={`Version ${compared.numbers.older}`}
            newerName={`Version ${compared.numbers.newer}`}
          />
        </section>
      )}
    </StaffFrame>
  );
}
