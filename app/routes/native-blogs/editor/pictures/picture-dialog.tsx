import { type FormEvent, useEffect, useState } from "react";
import { postLimits } from "#content/posts/blog-posts.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import styles from "./dialogs.module.css";
import { PictureChoice } from "./picture-choice.tsx";
import type { UploadedPicture } from "./upload-picture.ts";
import { useUpload } from "./use-upload.ts";

type PictureDialogProps = {
  /** A file that was dropped or pasted already. */
  file: File | null;
  onInsert: (picture: UploadedPicture & { alt: string }) => void;
  onClose: () => void;
};

/** Asks for a paragraph's picture: the file and its alternative text. */
export function PictureDialog({ file, onInsert, onClose }: PictureDialogProps) {
  const { upload, start } = useUpload();
  const [alt, setAlt] = useState("");
  const [isDecoration, setDecoration] = useState(false);
  const [problem, setProblem] = useState<{ of: "file" | "alt"; words: string } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is sent once
  useEffect(() => {
    if (file) void start(file);
  }, [file]);

  function insert(event: FormEvent) {
    event.preventDefault();
    if (upload.kind !== "done") return setProblem({ of: "file", words: waitingFor[upload.kind] });
    if (alt.trim() === "" && !isDecoration) {
      return setProblem({
        of: "alt",
        words: "Please say what the picture shows, or tick that it only decorates",
      });
    }
    onInsert({ ...upload.picture, alt: isDecoration ? "" : alt.trim() });
  }

  return (
    <Dialog open onClose={onClose} title="Insert a picture" closeLabel="Close">
      <form className={styles.form} onSubmit={insert} noValidate>
        {upload.kind === "done" ? (
          <img
            className={styles.preview}
            src={upload.picture.src}
            alt={alt}
            width={upload.picture.width}
            height={upload.picture.height}
          />
        ) : (
          <PictureChoice label="Picture" upload={upload} onFile={(chosen) => void start(chosen)} />
        )}
        {problem?.of === "file" && upload.kind !== "done" && <p role="alert">{problem.words}</p>}
        <TextField
          label="What the picture shows"
          hint="Read aloud to those who cannot see it."
          value={alt}
          disabled={isDecoration}
          maxLength={postLimits.alt}
          error={problem?.of === "alt" && !isDecoration && alt.trim() === "" ? problem.words : undefined}
          onChange={(event) => setAlt(event.target.value)}
        />
        <Checkbox
          label="It only decorates"
          checked={isDecoration}
          onChange={(event) => setDecoration(event.target.checked)}
        />
        <div className={styles.answers}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="solid">
            Insert
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const waitingFor = {
  none: "Please choose a picture first.",
  sending: "The picture is still uploading.",
  failed: "Please choose another picture.",
};
