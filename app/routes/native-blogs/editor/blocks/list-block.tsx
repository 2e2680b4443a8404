import type { KeyboardEvent } from "react";
import styles from "#app/sections/post-blocks/paragraph.module.css";
import { type Block, postLimits } from "#content/posts/blog-posts.ts";
import { useEditorTools } from "../editor-tools.ts";
import { GrowingText } from "./growing-text.tsx";
import { isShortcut, leaveByArrow } from "./lines.ts";

/**
 * A list, edited in place: Enter adds an item; in an empty item Backspace removes it and `/` opens the menu of block
 * types.
 */
export function ListBlock({ block: { id, items = [], ordered }, name }: { block: Block; name: string }) {
  const { change, openMenu, announce } = useEditorTools();

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, index: number) {
    if (isShortcut(event)) return;
    const field = event.currentTarget;
    const { value, selectionStart, selectionEnd } = field;
    if (event.key === "Enter") {
      event.preventDefault();
      if (items.length >= postLimits.items) return;
      const [before, after] = [value.slice(0, selectionStart), value.slice(selectionEnd)];
      change({ type: "split-item", block: id, index, before, after });
      announce(`Item ${index + 2} added`);
    } else if (event.key === "/" && value === "") {
      event.preventDefault();
      openMenu({ kind: "replace", block: id, item: index }, field);
    } else if (event.key === "Backspace" && value === "") {
      event.preventDefault();
      change({ type: "remove-item", block: id, index });
      announce(`Item ${index + 1} removed`);
    } else leaveByArrow(event);
  }

  const List = ordered ? "ol" : "ul";
  return (
    <List className={styles.list} aria-label={name}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id; the caret is placed after each change
        <li key={index}>
          <GrowingText
            value={item}
            aria-label={`Item ${index + 1} of ${items.length}`}
            placeholder="List item"
            maxLength={postLimits.text}
            onChange={(event) =>
              change({ type: "item", block: id, index, text: oneLine(event.target.value) })
            }
            onKeyDown={(event) => onKeyDown(event, index)}
          />
        </li>
      ))}
    </List>
  );
}

function oneLine(text: string) {
  return text.replaceAll(/(?<!\s)\s*\n\s*/g, " ");
}
