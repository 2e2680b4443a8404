import type { Editor } from "@tiptap/core";

const markNames = ["bold", "italic", "code", "link"] as const;

type MarkName = (typeof markNames)[number];

/** The one paragraph that is being edited, and the marks at its caret. */
export type ActiveText = ReturnType<typeof createActiveText>;

/** At most one paragraph has an editor at a time: 200 paragraphs cost no more than one. */
export function createActiveText() {
  let open: { editor: Editor; close: () => void } | null = null;
  let marks: readonly MarkName[] = [];
  const listeners = new Set<() => void>();

  function read() {
    const { editor } = open ?? {};
    const now = editor ? markNames.filter((name) => editor.isActive(name)) : [];
    if (now.join() === marks.join() && editor) return;
    marks = now;
    for (const listener of listeners) listener();
  }

  return {
    /** Opens a paragraph and closes the one before. `close` turns it back into plain HTML. */
    open(editor: Editor, close: () => void) {
      open?.close();
      open = { editor, close };
      editor.on("transaction", read);
      marks = [];
      read();
      for (const listener of listeners) listener();
    },
    closed(editor: Editor) {
      if (open?.editor !== editor) return;
      open = null;
      read();
    },
    editor: () => open?.editor ?? null,
    marks: () => marks,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
