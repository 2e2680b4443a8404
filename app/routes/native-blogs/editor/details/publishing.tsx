import { useState } from "react";
import { type PostFields, postState, slugFrom } from "#content/blog-posts.ts";
import { isUntouched } from "#content/post-placeholders.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { blockName } from "../blocks/block-name.ts";
import styles from "./publishing.module.css";

type PublishingProps = { fields: PostFields; onPublish: () => void };

/** Publishes a draft after saying what readers will see; of a public post, names the parts that readers don't see. */
export function Publishing({ fields, onPublish }: PublishingProps) {
  const [isAsking, setAsking] = useState(false);
  const isDraft = postState(fields, new Date()) === "draft";
  const hidden = fields.content.flatMap((block, index) =>
    isUntouched(block) ? [blockName(block, index)] : [],
  );
  if (!isDraft) return hidden.length > 0 && <Hidden names={hidden} />;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Publish …
      </Button>
      {isAsking && (
        <Dialog open onClose={() => setAsking(false)} title="Publish this post?" closeLabel="Close">
          <div className={styles.question}>
            <p>
              Everybody can read it from now on, at{" "}
              <code>/blogs/{fields.slug || slugFrom(fields.title) || "…"}</code>, in the list of posts, in the
              search and in the feed.
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
            <div className={styles.answers}>
              <Button onClick={() => setAsking(false)}>Keep it a draft</Button>
              <Button
                tone="solid"
                onClick={() => {
                  setAsking(false);
                  onPublish();
                }}
              >
                Publish
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
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

function Hidden({ names }: { names: string[] }) {
  return (
    <p className={styles.hidden}>
      These blocks still hold their placeholder text, so readers don't see them: {names.join("; ")}.
    </p>
  );
}
