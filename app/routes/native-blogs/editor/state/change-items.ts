import type { Block } from "#content/posts/blog-posts.ts";
import type { Change, ChangedBlocks, Place } from "./changes.ts";

export function edit(content: Block[], block: Block, change: Partial<Block>): ChangedBlocks {
  const isSame = Object.entries(change).every(([name, value]) => block[name as keyof Block] === value);
  if (isSame) return { content, place: null };
  return { content: content.with(content.indexOf(block), { ...block, ...change }), place: null };
}

type ItemChange = Extract<Change, { type: "item" | "split-item" | "remove-item" | "paste-items" }>;

export function changeItems(content: Block[], block: Block, change: ItemChange): ChangedBlocks {
  const { items = [] } = block;
  const { index } = change;
  switch (change.type) {
    case "item":
      if (items[index] === change.text || index >= items.length) return { content, place: null };
      return edit(content, block, { items: items.with(index, change.text) });
    case "split-item": {
      const split = items.toSpliced(index, 1, change.before, change.after);
      return {
        ...edit(content, block, { items: split }),
        place: { block: block.id, item: index + 1, caret: "start" },
      };
    }
    case "paste-items": {
      const pasted = [change.before, ...change.items].filter(Boolean);
      const rest = [change.after].filter(Boolean);
      return {
        ...edit(content, block, { items: items.toSpliced(index, 1, ...pasted, ...rest) }),
        place: { block: block.id, item: index + pasted.length - 1, caret: "end" },
      };
    }
    case "remove-item":
      if (items.length <= 1) return remove(content, content.indexOf(block));
      return {
        ...edit(content, block, { items: items.toSpliced(index, 1) }),
        place: { block: block.id, item: Math.max(0, index - 1), caret: index === 0 ? "start" : "end" },
      };
  }
}

/** The last block is kept: a post always has one. */
export function remove(content: Block[], index: number): ChangedBlocks {
  if (content.length <= 1) return { content, place: null };
  const left = content.toSpliced(index, 1);
  const next = left[Math.max(0, index - 1)];
  return { content: left, place: next ? { ...placeIn(next), caret: "end" } : null };
}

/** Selects a new block's words, so that typing replaces them. */
export function placeIn({ id, items }: Block): Place {
  return { block: id, caret: "all", ...(items && { item: items.length - 1 }) };
}
