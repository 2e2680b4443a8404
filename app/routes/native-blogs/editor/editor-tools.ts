import { createContext, use } from "react";
import type { Block } from "#content/posts/blog-posts.ts";
import type { ActiveText } from "./rich-text/active-text.ts";
import type { Change } from "./state/changes.ts";

/**
 * add: adds a block after this one. replace: replaces this empty block, or its empty item. block: actions on this
 * block.
 */
export type MenuOf = { kind: "add" | "replace" | "block"; block: number; item?: number };

/** `opening` tells one opening from the one before, whose close event may arrive late. */
export type OpenMenu = MenuOf & { source: HTMLElement; opening: number };

/** The actions that every part of the editor may use. The object never changes, so it causes no rendering. */
export type EditorTools = {
  change: (change: Change) => void;
  /** Moves a block, keeps the focus where it was and says where it went. `to` counts from 0. */
  move: (block: number, to: number) => void;
  /** Announces something to screen readers. */
  announce: (words: string) => void;
  /** Shows a notice until it is dismissed. */
  notify: (words: string) => void;
  /** Opens the menu beside `source`. */
  openMenu: (menu: MenuOf, source: HTMLElement) => void;
  /**
   * Asks for a picture, or only for its description if there is a file already. It goes into the active paragraph, or
   * into a new one after the block `after`.
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
