import { lazy, Suspense, useSyncExternalStore } from "react";
import { href, type LoaderFunctionArgs } from "react-router";
import { readBlogPage } from "#app/blog-page.ts";
import { useReady } from "#app/frame/use-ready.ts";
import type { PageHandle } from "#app/root.tsx";
import type { EditorPage } from "#server/blog/pages.ts";
import { SkipLink } from "#ui/skip-link/skip-link.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./editor/waiting.module.css";
import { managementMeta } from "./management-meta.ts";

/** The rich text editor: no other page loads it, and the server never renders it. */
const Editor = lazy(() => import("./editor/editor.tsx").catch(() => ({ default: Missing })));

/** The editor fills the screen, so the site's frame is left out. */
export const handle: PageHandle = { ownFrame: true };

export function loader({ context }: LoaderFunctionArgs) {
  return readBlogPage(context, "editor");
}

export function meta({ loaderData: page }: { loaderData: EditorPage | undefined }) {
  return managementMeta(page && (page.post ? `Edit ${page.post.title}` : "New blog post"));
}

export default function PostEditor({ loaderData: page }: { loaderData: EditorPage }) {
  useReady();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      {isInBrowser ? (
        <Suspense fallback={<Waiting page={page} />}>
          <Editor page={page} waiting={<Waiting page={page} />} />
        </Suspense>
      ) : (
        <Waiting page={page} />
      )}
    </>
  );
}

function Waiting({ page }: { page: EditorPage }) {
  return (
    <main id="main" tabIndex={-1} className={styles.waiting} data-live="">
      <h1>{page.post?.title ?? "New blog post"}</h1>
      <p role="status" className={styles.loading}>
        The editor is loading …
      </p>
      <p className={styles.unable}>
        The editor needs script, which this browser does not run. Reading and deleting work without it.
      </p>
      <TextLink href={href("/native-blogs")} icon="arrow-left">
        Back to list
      </TextLink>
    </main>
  );
}

/** Shown if the editor can't be fetched; nothing is lost, since nothing was typed yet. */
function Missing({ page }: { page: EditorPage }) {
  return (
    <main id="main" tabIndex={-1} className={styles.waiting}>
      <h1>{page.post?.title ?? "New blog post"}</h1>
      <p role="alert">
        The editor could not be loaded: the connection may be down. Load this page again to try once more.
      </p>
      <TextLink href={href("/native-blogs")} icon="arrow-left">
        Back to list
      </TextLink>
    </main>
  );
}

const never = () => () => {};
