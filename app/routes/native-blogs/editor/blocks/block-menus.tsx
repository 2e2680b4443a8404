import { type Block, blockTypes, postLimits } from "#content/posts/blog-posts.ts";
import { blockWords } from "../../words.ts";
import { type OpenMenu, useEditorTools } from "../editor-tools.ts";
import { blockName } from "./block-name.ts";
import { Menu, type MenuItem } from "./menu.tsx";

type BlockMenusProps = {
  open: OpenMenu;
  blocks: readonly Block[];
  onClose: (opening: number) => void;
};

/** The menu that is open: what to add, or what to do with a block. */
export function BlockMenus({
  open: { kind, block: id, item, source, opening },
  blocks,
  onClose,
}: BlockMenusProps) {
  const { change, move, announce } = useEditorTools();
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  if (!block) return null;
  const { name } = blockWords[block.type];
  const menu = { source, onClose: () => onClose(opening) };

  if (kind !== "block") {
    const isFull = blocks.length >= postLimits.blocks && kind === "add";
    const items = blockTypes.map(
      (type): MenuItem => ({
        id: type,
        words: blockWords[type].name,
        about: blockWords[type].about,
        unavailable: isFull ? `A post has at most ${postLimits.blocks} blocks` : undefined,
        choose() {
          change(
            kind === "add"
              ? { type: "add", kind: type, after: id }
              : { type: "replace", block: id, kind: type, item },
          );
          announce(`${blockWords[type].name} added`);
        },
      }),
    );
    return <Menu key={opening} label="Add a block" items={items} {...menu} />;
  }

  const isLast = index === blocks.length - 1;
  const items: MenuItem[] = [
    {
      id: "up",
      words: "Move up",
      about: "Alt + ↑",
      unavailable: index === 0 ? "It is the first one" : undefined,
      choose: () => move(id, index - 1),
    },
    {
      id: "down",
      words: "Move down",
      about: "Alt + ↓",
      unavailable: isLast ? "It is the last one" : undefined,
      choose: () => move(id, index + 1),
    },
    {
      id: "duplicate",
      words: "Duplicate",
      choose() {
        change({ type: "duplicate", block: id });
        announce(`${name} duplicated`);
      },
    },
    {
      id: "delete",
      words: "Delete",
      unavailable: blocks.length === 1 ? "A post needs one block" : undefined,
      choose() {
        change({ type: "remove", block: id });
        announce(`${name} deleted. Undo brings it back.`);
      },
    },
  ];
  return <Menu key={opening} label={blockName(block, index)} items={items} {...menu} />;
}
