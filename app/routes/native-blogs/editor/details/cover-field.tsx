import { type Cover, postLimits } from "#content/posts/blog-posts.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { PictureChoice } from "../pictures/picture-choice.tsx";
import { useUpload } from "../pictures/use-upload.ts";
import styles from "./details.module.css";

type CoverFieldProps = { cover: Cover | null; error: string | undefined };

/** The picture that a post begins with, and what it shows. */
export function CoverField({ cover, error }: CoverFieldProps) {
  const { change, announce } = useEditorTools();
  const set = (value: Cover | null) => change({ type: "field", name: "cover", value });
  const { upload, start } = useUpload((picture) => {
    set({ ...picture, alt: "" });
    announce("The cover picture is uploaded. Say what it shows.");
  });
  return (
    <fieldset className={styles.cover}>
      <legend>Cover</legend>
      {cover && (
        <>
          <img src={cover.src} alt={cover.alt} width={cover.width} height={cover.height} />
          <TextField
            label="What the cover shows"
            name="cover-alt"
            hint="Read aloud to those who cannot see it. Empty: it only decorates."
            maxLength={postLimits.alt}
            value={cover.alt}
            error={error}
            onChange={(event) => set({ ...cover, alt: event.target.value })}
          />
        </>
      )}
      <PictureChoice
        label={cover ? "Another picture" : "Cover picture"}
        upload={upload}
        onFile={(file) => void start(file)}
      />
      {cover && (
        <Button size="small" onClick={() => set(null)}>
          Remove the cover
        </Button>
      )}
    </fieldset>
  );
}
