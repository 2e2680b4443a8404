import { type PostFields, postState } from "#content/posts/blog-posts.ts";
import { isUntouched, isUnwritten } from "#content/posts/post-placeholders.ts";
import { dateFormat } from "#language/language.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { blockName } from "../blocks/block-name.ts";
import styles from "./publishing.module.css";
import { useSlug } from "./use-slug.ts";

type PublishQuestionProps = {
  /** With its publish date, or null for at once. */
  fields: PostFields;
  onPublish: () => void;
  onKeep: () => void;
  onClose: () => void;
};

/** Says who will read a post, from when on and what of it, before that is so. */
export function PublishQuestion({ fields, onPublish, onKeep, onClose }: PublishQuestionProps) {
  const isAhead = postState(fields, new Date()) === "scheduled";
  const hidden = hiddenBlocks(fields);
  const made = useSlug(fields.title);
  const action = isAhead ? "Schedule" : "Publish";
  return (
    <Dialog open onClose={onClose} title={`${action} this post?`} closeLabel="Close">
      <div className={styles.question}>
        {isUnwritten(fields.content) ? (
          <p>
            Every block still holds its placeholder text, so there is nothing to read yet. The post can be
            kept as a draft.
          </p>
        ) : (
          <>
            <p>
              Everybody can read it from {isAhead ? `${momentOf(fields.publishDate)} on` : "now on"}, at{" "}
              <code>/blogs/{fields.slug || made || "…"}</code>, in the list of posts, in the search and in the
              feed.
            </p>
            <dl className={styles.facts}>
              <Fact name="Title" value={fields.title} />
              <Fact name="Author" value={fields.author} />
              <Fact name="Category" value={fields.category} />
              <Fact name="Excerpt" value={fields.excerpt} />
              <Fact
                name="Cover"
                value={fields.cover && (fields.cover.alt || "A picture that only decorates")}
              />
              <Fact name="Blocks" value={`${fields.content.length - hidden.length}`} />
            </dl>
            {hidden.length > 0 && <Hidden names={hidden} />}
          </>
        )}
        <div className={styles.answers}>
          <Button onClick={onKeep}>Keep it a draft</Button>
          {!isUnwritten(fields.content) && (
            <Button tone="solid" onClick={onPublish}>
              {action}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The names of the blocks that readers don't see. */
export function hiddenBlocks({ content }: PostFields) {
  return content.flatMap((block, index) => (isUntouched(block) ? [blockName(block, index)] : []));
}

export function Hidden({ names }: { names: string[] }) {
  return (
    <p className={styles.hidden}>
      These blocks still hold their placeholder text, so readers don't see them: {names.join("; ")}.
    </p>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || "None"}</dd>
    </div>
  );
}

function momentOf(publishDate: string | null) {
  return dateFormat({ dateStyle: "long", timeStyle: "short" }).format(new Date(publishDate ?? ""));
}
