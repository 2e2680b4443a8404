import { useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PostFields } from "#content/posts/blog-posts.ts";
import type { EditorTools, OpenMenu } from "./editor-tools.ts";
import { createActiveText } from "./rich-text/active-text.ts";
import { goTo } from "./rich-text/caret.ts";
import { beginWriting, write } from "./state/history.ts";

export type Asking = { what: "picture"; file: File | null; after?: number | undefined } | { what: "link" };

/** The post being edited, and the actions on it. */
export function useWriting(fields: PostFields) {
  const [writing, take] = useReducer(write, fields, beginWriting);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [announced, setAnnounced] = useState("");
  const [notice, setNotice] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { present, place } = writing;
  const now = useRef(present);

  useLayoutEffect(() => {
    now.current = present;
  }, [present]);

  useLayoutEffect(() => {
    if (place && root.current) goTo(root.current, place);
  }, [place]);

  const tools = useMemo((): EditorTools => {
    const activeText = createActiveText();
    const change: EditorTools["change"] = (what) =>
      take({ type: "change", change: what, at: performance.now() });
    return {
      change,
      move(block, to) {
        const { content } = now.current;
        if (to < 0 || to >= content.length) return;
        const { activeElement } = document;
        flushSync(() => change({ type: "move", block, to }));
        if (activeText.editor()?.view.dom === activeElement) activeText.editor()?.view.focus();
        else if (activeElement instanceof HTMLElement) activeElement.focus();
        activeElement?.scrollIntoView({ block: "nearest" });
        setAnnounced(`Moved to place ${to + 1} of ${content.length}`);
      },
      announce: setAnnounced,
      notify: setNotice,
      openMenu: (opened, source) =>
        setMenu((last) => ({ ...opened, source, opening: (last?.opening ?? 0) + 1 })),
      askPicture: (file, after) => setAsking({ what: "picture", file, after }),
      askLink: () => setAsking({ what: "link" }),
      blocks: () => now.current.content,
      activeText,
    };
  }, []);

  return {
    root,
    tools,
    writing,
    /** The current state, for code that runs after rendering. */
    now,
    undo: () => take({ type: "undo" }),
    redo: () => take({ type: "redo" }),
    menu,
    closeMenu: (opening: number) => setMenu((open) => (open?.opening === opening ? null : open)),
    asking,
    stopAsking: () => setAsking(null),
    announced,
    notice,
    putNoticeAway: () => setNotice(null),
  };
}
