import type { Block, BlockType, PostFields } from "#content/posts/blog-posts.ts";

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

export type ChangedBlocks = { content: Block[]; place: Place | null };
