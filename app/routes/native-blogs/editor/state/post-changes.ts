import { type Block, type BlockType, newBlock, type PostFields } from "#content/blog-posts.ts";

type FieldName = Exclude<keyof PostFields, "content">;

/** A pasted block, without an id yet. */
export type NewBlock = Omit<Block, "id">;

/** Every change to a post in the editor. `block` is an id. */
export type Change =
  | { [Name in FieldName]: { type: "field"; name: Name; value: PostFields[Name] } }[FieldName]
  | { type: "text"; block: number; content: string }
  | { type: "email"; block: number; email: string }
  | { type: "item"; block: number; index: number; text: string }
  | { type: "split-item"; block: number; index: number; before: string; after: string }
  | { type: "remove-item"; block: number; index: number }
  /** `before` and `after` are the text on either side of the caret; they become items of their own. */
  | { type: "paste-items"; block: number; index: number; before: string; after: string; items: string[] }
  | { type: "add"; kind: BlockType; after: number }
  /** Replaces an empty block, or an empty item of a list, by a block of another type. */
  | { type: "replace"; block: number; kind: BlockType; item?: number | undefined }
  | { type: "split"; block: number; before: string; after: string }
  /** Joins a paragraph to the one before it, whose text is `caret` long. */
  | { type: "join"; block: number; caret: number }
  /** `before` and `after` are the HTML on either side of the caret. */
  | { type: "paste"; block: number; before: string; after: string; blocks: readonly NewBlock[] }
  /** Inserts pasted blocks after this one. */
  | { type: "insert"; block: number; blocks: readonly NewBlock[] }
  | { type: "move"; block: number; to: number }
  | { type: "duplicate"; block: number }
  | { type: "remove"; block: number }
  | { type: "all"; fields: PostFields };

/** Where the caret goes: into a block, or into an item of a list. A number counts characters. */
export type Place = { block: number; item?: number; caret: "start" | "end" | "all" | number };

export type Changed = { fields: PostFields; place: Place | null };

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
type ChangedBlocks = { content: Block[]; place: Place | null };

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

function edit(content: Block[], block: Block, change: Partial<Block>): ChangedBlocks {
  const isSame = Object.entries(change).every(([name, value]) => block[name as keyof Block] === value);
  if (isSame) return { content, place: null };
  return { content: content.with(content.indexOf(block), { ...block, ...change }), place: null };
}

type ItemChange = Extract<Change, { type: "item" | "split-item" | "remove-item" | "paste-items" }>;

function changeItems(content: Block[], block: Block, change: ItemChange): ChangedBlocks {
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

function join(content: Block[], index: number, caret: number): ChangedBlocks {
  const block = content[index];
  const before = content[index - 1];
  if (block?.type !== "paragraph" || before?.type !== "paragraph") return { content, place: null };
  const joined = { ...before, content: joinHtml(before.content, block.content) };
  return { content: content.toSpliced(index - 1, 2, joined), place: { block: joined.id, caret } };
}

/** A block of several paragraphs wraps each in `<p>`; a single paragraph has none. */
function joinHtml(first: string, second: string) {
  if (!first.includes("<p>") && !second.includes("<p>")) return first + second;
  const open = first.includes("<p>") ? first.replace(/<\/p>\s*$/, "") : `<p>${first}`;
  return open + (second.includes("<p>") ? second.replace(/^\s*<p>/, "") : `${second}</p>`);
}

function paste(
  content: Block[],
  index: number,
  { before, after, blocks }: Extract<Change, { type: "paste" }>,
): ChangedBlocks {
  const block = content[index];
  if (!block || blocks.length === 0) return { content, place: null };
  const pasted = withIds(blocks, content);
  const id = newBlock("paragraph", [...content, ...pasted]).id;
  const parts: Block[] = [
    ...(before === "" ? [] : [{ ...block, content: before }]),
    ...pasted,
    ...(after === "" ? [] : [{ ...block, id: before === "" ? block.id : id, content: after }]),
  ];
  return { content: content.toSpliced(index, 1, ...parts), place: placeAfter(pasted) };
}

function withIds(blocks: readonly NewBlock[], content: readonly Block[]): Block[] {
  const first = newBlock("paragraph", content).id;
  return blocks.map((block, index) => ({ ...block, id: first + index }));
}

function placeAfter(blocks: readonly Block[]): Place | null {
  const last = blocks.at(-1);
  return last ? { ...placeIn(last), caret: "end" } : null;
}

/** The last block is kept: a post always has one. */
function remove(content: Block[], index: number): ChangedBlocks {
  if (content.length <= 1) return { content, place: null };
  const left = content.toSpliced(index, 1);
  const next = left[Math.max(0, index - 1)];
  return { content: left, place: next ? { ...placeIn(next), caret: "end" } : null };
}

/** Selects a new block's words, so that typing replaces them. */
function placeIn({ id, items }: Block): Place {
  return { block: id, caret: "all", ...(items && { item: items.length - 1 }) };
}
