import { type DragEvent, useId, useState } from "react";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./picture-choice.module.css";
import { pictureTypes } from "./upload-picture.ts";
import type { Upload } from "./use-upload.ts";

type PictureChoiceProps = { label: string; upload: Upload; onFile: (file: File) => void };

/** Takes a picture by choosing, dropping or pasting, and shows the upload's progress, in words too. */
export function PictureChoice({ label, upload, onFile }: PictureChoiceProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const unsent = upload.kind === "failed" ? upload.file : undefined;

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    <div className={styles.choice}>
      <label
        htmlFor={id}
        className={styles.target}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        onPaste={(event) => {
          const [file] = event.clipboardData.files;
          if (file) onFile(file);
        }}
      >
        <Icon name="photos" />
        <span>
          <b>{label}</b>
          <small>Choose, drop or paste: JPEG, PNG, WebP or AVIF, up to 12 MB</small>
        </span>
        <input
          id={id}
          type="file"
          accept={pictureTypes}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
            event.target.value = "";
          }}
        />
      </label>
      {upload.kind === "sending" && (
        <p className={styles.progress}>
          <progress value={upload.share} aria-label={`Uploading ${upload.name}`} />
          <span role="status">
            {upload.share < 1 ? `Uploading ${upload.name}` : `Preparing ${upload.name}`}
          </span>
          <span aria-hidden="true">{Math.round(upload.share * 100)}%</span>
        </p>
      )}
      {upload.kind === "failed" && (
        <Alert tone="error">
          <p>{upload.problem}</p>
          {unsent && (
            <Button size="small" className={styles.again} onClick={() => onFile(unsent)}>
              Send it again
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}
