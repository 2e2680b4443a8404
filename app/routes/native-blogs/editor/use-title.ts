import { type KeyboardEvent, type RefObject, useEffect } from "react";
import type { Block } from "#content/posts/blog-posts.ts";
import { isPlaceholder } from "#content/posts/post-placeholders.ts";
import { goTo } from "./rich-text/caret.ts";

type Title = { root: RefObject<HTMLElement | null>; isNew: boolean; blocks: () => readonly Block[] };

/** Focuses the title of a new post; Enter moves on to the text and selects its placeholder. */
export function useTitle({ root, isNew, blocks }: Title) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the beginning alone
  useEffect(() => {
    const field = root.current?.querySelector<HTMLTextAreaElement>("[data-title] textarea");
    if (isNew && field?.value === "") field.focus();
  }, []);

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      event.preventDefault();
      const [first] = blocks();
      if (first && root.current)
        goTo(root.current, { block: first.id, caret: isPlaceholder(first) ? "all" : "start" });
    },
  };
}
