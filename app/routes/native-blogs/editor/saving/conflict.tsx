import type { BlogPost, PostFields } from "#content/posts/blog-posts.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Comparison } from "../../comparison/comparison.tsx";
import { clockTime } from "./save-status.tsx";
import styles from "./saving.module.css";

type ConflictProps = {
  theirs: BlogPost;
  mine: PostFields;
  onMine: () => void;
  onTheirs: () => void;
  onKeepEditing: () => void;
};

/** Somebody else saved the post meanwhile: both versions side by side, and the choice. */
export function Conflict({ theirs, mine, onMine, onTheirs, onKeepEditing }: ConflictProps) {
  return (
    <Dialog
      open
      onClose={onKeepEditing}
      title="Somebody else has saved this post"
      role="alertdialog"
      className={styles.conflict}
    >
      <p>
        It was saved at {clockTime(new Date(theirs.updatedAt))}, after you had opened it. Nothing is
        overwritten yet, and nothing that you wrote is lost. Their version stays in the list of versions
        either way; an undo brings yours back.
      </p>
      <div className={styles.sides}>
        <Button onClick={onKeepEditing} data-safe="">
          Keep editing
        </Button>
        <Button onClick={onTheirs}>Use theirs</Button>
        <Button tone="solid" onClick={onMine}>
          Save mine
        </Button>
      </div>
      <Comparison older={theirs} newer={mine} olderName="Theirs" newerName="Yours" />
    </Dialog>
  );
}
