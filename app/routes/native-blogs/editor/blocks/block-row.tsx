import { type KeyboardEvent, memo, type PointerEvent } from "react";
import article from "#app/sections/post-blocks/post-blocks.module.css";
import type { Block } from "#content/posts/blog-posts.ts";
import { classes } from "#ui/classes.ts";
import { type MenuOf, useEditorTools } from "../editor-tools.ts";
import { ToolButton } from "../tool-button.tsx";
import { blockName } from "./block-name.ts";
import styles from "./block-row.module.css";
import { CtaBlock } from "./cta-block.tsx";
import { ListBlock } from "./list-block.tsx";
import { ParagraphBlock } from "./paragraph-block.tsx";
import { TextBlock } from "./text-block.tsx";

type BlockRowProps = {
  block: Block;
  index: number;
  /** Whether it was used last: then its tools stay visible. */
  isActive: boolean;
  menu: MenuOf["kind"] | null;
  onUse: (block: number) => void;
  onGrip: (event: PointerEvent<HTMLElement>, block: number) => void;
};

/** A block with its tools beside it. Renders again only when this block changes. */
export const BlockRow = memo(function BlockRow({
  block,
  index,
  isActive,
  menu,
  onUse,
  onGrip,
}: BlockRowProps) {
  const { move, openMenu } = useEditorTools();
  const { id } = block;
  const name = blockName(block, index);

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const direction = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    move(id, index + direction);
  }

  return (
    <li
      className={styles.row}
      data-block={id}
      data-active={isActive || undefined}
      onFocus={() => onUse(id)}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a group of tools, not of form fields */}
      <div className={styles.tools} role="group" aria-label={`Tools of ${name}`}>
        <ToolButton
          icon="plus"
          label={`Add a block after ${name}`}
          aria-haspopup="menu"
          aria-expanded={menu === "add"}
          onClick={(event) => openMenu({ kind: "add", block: id }, event.currentTarget)}
        />
        <ToolButton
          icon="grip"
          label={`Move, duplicate or delete ${name}`}
          className={styles.grip}
          aria-haspopup="menu"
          aria-expanded={menu === "block"}
          onPointerDown={(event) => onGrip(event, id)}
          onClick={(event) => openMenu({ kind: "block", block: id }, event.currentTarget)}
        />
        <ToolButton
          icon="up"
          label={`Move ${name} up`}
          className={styles.step}
          onClick={() => move(id, index - 1)}
        />
        <ToolButton
          icon="down"
          label={`Move ${name} down`}
          className={styles.step}
          onClick={() => move(id, index + 1)}
        />
      </div>
      <div className={classes(article.blocks, styles.body)}>
        <Body block={block} name={name} />
      </div>
    </li>
  );
});

function Body({ block, name }: { block: Block; name: string }) {
  switch (block.type) {
    case "paragraph":
      return <ParagraphBlock block={block} name={name} />;
    case "list":
      return <ListBlock block={block} name={name} />;
    case "cta":
      return <CtaBlock block={block} name={name} />;
    default:
      return <TextBlock block={{ ...block, type: block.type }} name={name} />;
  }
}
