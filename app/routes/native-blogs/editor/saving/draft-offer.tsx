import type { PostFields } from "#content/posts/blog-posts.ts";
import { Button } from "#ui/button/button.tsx";
import { describeChanges } from "../../comparison/compare.ts";
import { Comparison } from "../../comparison/comparison.tsx";
import type { FoundDraft } from "./find-draft.ts";
import { clockTime } from "./save-status.tsx";
import styles from "./saving.module.css";

type DraftOfferProps = {
  draft: FoundDraft;
  /** The post as it is saved; null for a new one. */
  saved: (PostFields & { updatedAt: string }) | null;
  onTake: () => void;
  onDiscard: () => void;
  /** For a new post only: keeps the draft and begins another post. */
  onAnother?: (() => void) | undefined;
};

/** Offers an unsaved draft: after a crash, a closed tab or an expired session. */
export function DraftOffer({ draft, saved, onTake, onDiscard, onAnother }: DraftOfferProps) {
  const isBehind = saved !== null && draft.startedFrom !== saved.updatedAt;
  return (
    <section className={styles.offer} aria-labelledby="offer">
      <h1 id="offer">There are changes that are not saved</h1>
      <p>
        Written by you, last on {clockTime(new Date(draft.savedAt), true)}.{" "}
        {saved ? (
          <>
            Against the saved post: <b>{describeChanges(saved, draft.fields)}</b>.
          </>
        ) : (
          <>
            A new post: <b>{draft.fields.title || "without a title yet"}</b>.
          </>
        )}
        {isBehind && " The post was saved by somebody else meanwhile; nothing of theirs will be overwritten."}
      </p>
      <div className={styles.answers}>
        <Button tone="solid" onClick={onTake}>
          Continue with them
        </Button>
        {onAnother && <Button onClick={onAnother}>Start another post</Button>}
        <Button onClick={onDiscard}>Discard them</Button>
      </div>
      {saved && (
        <details className={styles.differences}>
          <summary>Show what differs</summary>
          <Comparison older={saved} newer={draft.fields} olderName="Saved" newerName="Not saved" />
        </details>
      )}
    </section>
  );
}
