import type { KeyboardEvent } from "react";
import styles from "#app/sections/post-blocks/standout.module.css";
import { type Block, postLimits } from "#content/posts/blog-posts.ts";
import { blockWords } from "../../words.ts";
import { useEditorTools } from "../editor-tools.ts";
import { GrowingText } from "./growing-text.tsx";
import { isShortcut, leaveByArrow } from "./lines.ts";

type TextBlockProps = { block: Block & { type: "heading" | "subheading" | "callout" }; name: string };

/** A heading, a subheading or a callout: plain text, edited in its final style. */
export function TextBlock({ block, name }: TextBlockProps) {
  const { change } = useEditorTools();
  const onKeyDown = usePlainTextKeys(block);
  const text = (
    <GrowingText
      value={block.content}
      aria-label={name}
      placeholder={blockWords[block.type].name}
      maxLength={postLimits.text}
      onChange={(event) => change({ type: "text", block: block.id, content: event.target.value })}
      onKeyDown={onKeyDown}
    />
  );
  switch (block.type) {
    case "heading":
      return <h2 role="presentation">{text}</h2>;
    case "subheading":
      return <h3 role="presentation">{text}</h3>;
    case "callout":
      return <p className={styles.callout}>{text}</p>;
  }
}

/** Enter adds a paragraph, `/` in an empty block opens the menu of block types, arrows move to the next field. */
export function usePlainTextKeys(block: Block) {
  const { change, openMenu, blocks, announce } = useEditorTools();
  return (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isShortcut(event)) return;
    const field = event.currentTarget;
    const isEmpty = field.value === "";
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      change({ type: "split", block: block.id, before: block.content, after: "" });
    } else if (event.key === "/" && isEmpty) {
      event.preventDefault();
      openMenu({ kind: "replace", block: block.id }, field);
    } else if (event.key === "Backspace" && isEmpty && blocks().length > 1) {
      event.preventDefault();
      change({ type: "remove", block: block.id });
      announce(`${blockWords[block.type].name} deleted`);
    } else leaveByArrow(event);
  };
}
