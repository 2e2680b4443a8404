import { useState } from "react";
import styles from "#app/sections/post-blocks/standout.module.css";
import { type Block, postLimits } from "#content/posts/blog-posts.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import own from "./cta-block.module.css";
import { GrowingText } from "./growing-text.tsx";
import { usePlainTextKeys } from "./text-block.tsx";

/** A call to action: its text, and the email address its button writes to, which the browser checks. */
export function CtaBlock({ block, name }: { block: Block; name: string }) {
  const { change } = useEditorTools();
  const onKeyDown = usePlainTextKeys(block);
  const [isWrong, setWrong] = useState(false);
  const { id, content, email = "" } = block;
  return (
    <div className={styles.action} data-ground="green">
      <p className={own.words}>
        <GrowingText
          value={content}
          aria-label={name}
          placeholder="Call to action"
          maxLength={postLimits.text}
          onChange={(event) => change({ type: "text", block: id, content: event.target.value })}
          onKeyDown={onKeyDown}
        />
      </p>
      <TextField
        label="Email that the button writes to"
        type="email"
        className={own.email}
        value={email}
        required
        maxLength={postLimits.email}
        placeholder="name@company.example"
        error={isWrong ? "Please enter an email address like name@company.example" : undefined}
        onChange={(event) => {
          change({ type: "email", block: id, email: event.target.value });
          if (event.target.validity.valid) setWrong(false);
        }}
        onBlur={(event) => setWrong(!event.target.validity.valid)}
        onInvalid={(event) => {
          event.preventDefault();
          setWrong(true);
        }}
      />
    </div>
  );
}
