import { memo, useRef, useState } from "react";
import type { Block } from "#content/posts/blog-posts.ts";
import { isPlaceholder } from "#content/posts/post-placeholders.ts";
import { type MenuOf, useEditorTools } from "../editor-tools.ts";
import { EditorIcon } from "../icons.tsx";
import styles from "./block-row.module.css";
import { BlockRow } from "./block-row.tsx";
import { useDrag } from "./use-drag.ts";

type BlockListProps = { blocks: readonly Block[]; menu: MenuOf | null };

/** The blocks of the post. */
export const BlockList = memo(function BlockList({ blocks, menu }: BlockListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { move, openMenu, change } = useEditorTools();
  const { line, onGrip, hasDragged } = useDrag(list, move);
  const [active, setActive] = useState<number | null>(null);
  const last = blocks.at(-1);

  /** A click into placeholder text empties the field, so that the writer can type at once. */
  function emptyPlaceholder(target: EventTarget) {
    const row = target instanceof Element && target.closest<HTMLElement>("[data-block]");
    const field = row && (target as Element).closest("[data-writing]");
    const block = row && blocks.find(({ id }) => id === Number(row.dataset["block"]));
    if (!field || !block) return;
    const index = [...row.querySelectorAll("[data-writing]")].indexOf(field);
    if (block.items && isPlaceholder(block, index))
      change({ type: "item", block: block.id, index, text: "" });
    else if (!block.items && isPlaceholder(block)) change({ type: "text", block: block.id, content: "" });
  }

  return (
    <div className={styles.frame}>
      <ol
        ref={list}
        className={styles.list}
        aria-label="Content"
        /*
         * On pointer up, not on click: a pressed paragraph renders again, and its old element is gone before a click
         * fires.
         */
        onPointerUpCapture={(event) => event.button === 0 && emptyPlaceholder(event.target)}
        onClickCapture={(event) => {
          /* The click that ends a drag must not open the menu. */
          if (hasDragged.current) event.stopPropagation();
          hasDragged.current = false;
        }}
      >
        {blocks.map((block, index) => (
          <BlockRow
            key={block.id}
            block={block}
            index={index}
            isActive={active === block.id}
            menu={menu?.block === block.id ? menu.kind : null}
            onUse={setActive}
            onGrip={onGrip}
          />
        ))}
      </ol>
      <div ref={line} className={styles.drop} hidden />
      {last && (
        <button
          type="button"
          className={styles.end}
          aria-haspopup="menu"
          onClick={(event) => openMenu({ kind: "add", block: last.id }, event.currentTarget)}
        >
          <EditorIcon name="plus" />
          Add a block
        </button>
      )}
    </div>
  );
});
