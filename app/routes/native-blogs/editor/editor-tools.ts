import { createContext, use } from "react";
import type { Block } from "#content/blog-posts.ts";
import type { ActiveText } from "./rich-text/active-text.ts";
import type { Change } from "./state/post-changes.ts";

/** add: a block comes after this one. replace: this empty one, or its empty item, makes room. block: what may be done with it. */
export type MenuOf = { kind: "add" | "replace" | "block"; block: number; item?: number };

/** `opening` tells one opening from the one before it, whose end a browser tells late. */
export type OpenMenu = MenuOf & { source: HTMLElement; opening: number };

/** What every part of the editor may do. The object stays the same, so nothing is drawn again for it. */
export type EditorTools = {
  change: (change: Change) => void;
  /** Moves a block, keeps the focus where it was and says where it went. `to` counts from 0. */
  move: (block: number, to: number) => void;
  /** Says something to those who listen. */
  announce: (words: string) => void;
  /** Says something that stays in sight until it is put away. */
  notify: (words: string) => void;
  /** The menu opens beside `source`. */
  openMenu: (menu: MenuOf, source: HTMLElement) => void;
  /**
   * Asks for a picture; a file may be there already. It goes into the paragraph that is written, or into one of its
   * own after the block `after`.
   */
  askPicture: (file: File | null, after?: number) => void;
  askLink: () => void;
  /** The blocks as they are now. */
  blocks: () => readonly Block[];
  activeText: ActiveText;
};

export const EditorToolsContext = createContext<EditorTools | null>(null);

export function useEditorTools() {
  const tools = use(EditorToolsContext);
  if (!tools) throw new Error("A part of the editor stands outside it");
  return tools;
}
