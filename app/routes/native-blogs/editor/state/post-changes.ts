import type { Block, PostFields } from "#content/posts/blog-posts.ts";
import { newBlock } from "#content/posts/post-placeholders.ts";
import { changeItems, edit, placeIn, remove } from "./change-items.ts";
import { join, paste, placeAfter, withIds } from "./change-paragraphs.ts";
import type { Change, Changed, ChangedBlocks } from "./changes.ts";

/** Applies a change to a post. Returns the same object if nothing changes. */
export function applyChange(fields: PostFields, change: Change): Changed {
  if (change.type === "all") return { fields: change.fields, place: null };
  if (change.type === "field") {
    const isSame = fields[change.name] === change.value;
    return { fields: isSame ? fields : { ...fields, [change.name]: change.value }, place: null };
  }
  const { content, place } = changeBlocks(fields.content, change);
  return { fields: content === fields.content ? fields : { ...fields, content }, place };
}

type BlockChange = Exclude<Change, { type: "all" | "field" }>;
function changeBlocks(content: Block[], change: BlockChange): ChangedBlocks {
  const index = content.findIndex(({ id }) => id === (change.type === "add" ? change.after : change.block));
  const block = content[index];
  if (!block) return { content, place: null };
  switch (change.type) {
    case "text":
      return edit(content, block, { content: change.content });
    case "email":
      return edit(content, block, { email: change.email });
    case "item":
    case "split-item":
    case "remove-item":
    case "paste-items":
      return changeItems(content, block, change);
    case "add": {
      const added = newBlock(change.kind, content);
      return { content: content.toSpliced(index + 1, 0, added), place: placeIn(added) };
    }
    case "replace": {
      const added = newBlock(change.kind, content);
      return {
        content: content.toSpliced(index, 1, ...around(added, block, change.item)),
        place: placeIn(added),
      };
    }
    case "split": {
      const added = { ...newBlock("paragraph", content), content: change.after };
      return {
        content: content.toSpliced(index, 1, { ...block, content: change.before }, added),
        place: { block: added.id, caret: "start" },
      };
    }
    case "join":
      return join(content, index, change.caret);
    case "paste":
      return paste(content, index, change);
    case "insert": {
      const added = withIds(change.blocks, content);
      return { content: content.toSpliced(index + 1, 0, ...added), place: placeAfter(added) };
    }
    case "move": {
      const to = Math.max(0, Math.min(change.to, content.length - 1));
      const moved = to === index ? content : content.toSpliced(index, 1).toSpliced(to, 0, block);
      return { content: moved, place: null };
    }
    case "duplicate": {
      const copy = { ...structuredClone(block), id: newBlock("paragraph", content).id };
      return { content: content.toSpliced(index + 1, 0, copy), place: { ...placeIn(copy), caret: "end" } };
    }
    case "remove":
      return remove(content, index);
  }
}

/** If an item was replaced, the rest of the list follows the new block. */
function around(added: Block, block: Block, item: number | undefined): Block[] {
  if (item === undefined) return [added];
  const before = block.items?.slice(0, item) ?? [];
  const after = block.items?.slice(item + 1) ?? [];
  const rest = {
    ...block,
    id: before.length > 0 ? added.id + 1 : block.id,
    content: before.length > 0 ? "" : block.content,
    items: after,
  };
  return [
    ...(before.length > 0 ? [{ ...block, items: before }] : []),
    added,
    ...(after.length > 0 ? [rest] : []),
  ];
}
