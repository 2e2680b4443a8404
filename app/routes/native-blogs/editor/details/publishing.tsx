import { useState } from "react";
import { type PostFields, postState } from "#content/posts/blog-posts.ts";
import { Button } from "#ui/button/button.tsx";
import { Hidden, hiddenBlocks, PublishQuestion } from "./publish-question.tsx";

type PublishingProps = { fields: PostFields; onPublish: () => void };

/** Publishes a draft after saying what readers will see; of a public post, names the parts that readers don't see. */
export function Publishing({ fields, onPublish }: PublishingProps) {
  const [isAsking, setAsking] = useState(false);
  const isDraft = postState(fields, new Date()) === "draft";
  const hidden = hiddenBlocks(fields);
  if (!isDraft) return hidden.length > 0 && <Hidden names={hidden} />;
  const close = () => setAsking(false);
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Publish …
      </Button>
      {isAsking && (
        <PublishQuestion
          fields={fields}
          onClose={close}
          onKeep={close}
          onPublish={() => {
            close();
            onPublish();
          }}
        />
      )}
    </>
  );
}
