import { Editor, Extension } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Code } from "@tiptap/extension-code";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Image } from "@tiptap/extension-image";
import { Italic } from "@tiptap/extension-italic";
import { Link } from "@tiptap/extension-link";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { DOMParser } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import { isSafeAddress } from "#content/posts/post-links.ts";
import type { NewBlock } from "../state/changes.ts";
import { cleanHtml } from "./clean-html.ts";
import { htmlAround, htmlOf, positionAt } from "./paragraph-html.ts";
import { pasteInto, pictureIn } from "./paste-into.ts";

/** Events that concern more than the paragraph's own text. `before` and `after` are the HTML around the caret. */
export type RichTextEvents = {
  onChange: (html: string) => void;
  onSplit: (before: string, after: string) => void;
  onPaste: (before: string, after: string, blocks: readonly NewBlock[]) => void;
  onPicture: (file: File) => void;
  /** Receives a message about what a paste left out. */
  onLeftOut: (words: string) => void;
  onLink: () => void;
  /** Backspace at the beginning. */
  onBack: (isEmpty: boolean) => void;
  /** An arrow key was pressed at the first or last line, to leave the paragraph. */
  onLeave: (direction: -1 | 1) => void;
  /** `/` in an empty paragraph. */
  onMenu: () => void;
};

/**
 * Turns an element that shows a paragraph into an editor. The element stays the same, so focus and a phone's keyboard
 * stay too. The caret, in characters, goes to `from`, the selection up to `to`.
 */
export function openRichText(
  element: HTMLElement,
  html: string,
  { from, to }: { from: number; to: number },
  events: RichTextEvents,
) {
  const editor = new Editor({
    element: { mount: element },
    injectCSS: false,
    content: cleanHtml(html),
    extensions: [
      Document.extend({ content: "paragraph+" }),
      Paragraph,
      Text,
      Bold,
      Italic,
      Code,
      HardBreak,
      Link.configure({
        openOnClick: false,
        defaultProtocol: "https",
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (address) => isSafeAddress(address),
      }),
      Image.configure({ inline: true }),
      blockKeys(events),
    ],
    editorProps: {
      /* Runs before ProseMirror reads the paste: copied HTML has styles and scripts that the page's CSP refuses. */
      handleDOMEvents: {
        paste(view, event) {
          const isTaken = pasteInto(view, event, events);
          if (isTaken) event.preventDefault();
          return isTaken;
        },
      },
      handleDrop: (_, event, __, moved) => {
        const file = !moved && pictureIn(event.dataTransfer);
        if (!file) return false;
        event.preventDefault();
        events.onPicture(file);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => events.onChange(htmlOf(changed.state.doc)),
  });
  const { state, view } = editor;
  const [anchor, head] = [positionAt(state.doc, from), positionAt(state.doc, to)];
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, anchor, head)));
  view.focus();
  return editor;
}

/** Replaces the content, after an undo for example; the caret goes to the end of what differs. */
export function showContent(editor: Editor, html: string) {
  const { state, view } = editor;
  const holder = document.createElement("div");
  holder.innerHTML = cleanHtml(html);
  const wanted = DOMParser.fromSchema(state.schema).parse(holder);
  const start = state.doc.content.findDiffStart(wanted.content);
  const ends = state.doc.content.findDiffEnd(wanted.content);
  if (start === null || !ends) return;
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const [oldEnd, newEnd] = [ends.a + overlap, ends.b + overlap];
  const change = state.tr.replace(start, oldEnd, wanted.slice(start, newEnd)).setMeta("preventUpdate", true);
  change.setSelection(TextSelection.near(change.doc.resolve(Math.min(newEnd, change.doc.content.size))));
  view.dispatch(change);
}

/** The keys that leave, split or join a paragraph. */
function blockKeys({ onSplit, onBack, onLeave, onMenu, onLink }: RichTextEvents) {
  return Extension.create({
    name: "blockKeys",
    priority: 1000,
    addKeyboardShortcuts() {
      const { editor } = this;
      const leave = (direction: -1 | 1) => () => {
        const { view } = editor;
        if (!view.state.selection.empty || !view.endOfTextblock(direction === -1 ? "up" : "down"))
          return false;
        onLeave(direction);
        return true;
      };
      return {
        Enter: () => {
          const { doc, selection } = editor.state;
          const { before, after } = htmlAround(doc, selection.from, selection.to);
          onSplit(before, after);
          return true;
        },
        Backspace: () => {
          const { selection } = editor.state;
          if (!selection.empty || selection.from !== 1) return false;
          onBack(editor.isEmpty);
          return true;
        },
        "/": () => {
          if (!editor.isEmpty) return false;
          onMenu();
          return true;
        },
        "Mod-k": () => {
          onLink();
          return true;
        },
        ArrowUp: leave(-1),
        ArrowDown: leave(1),
      };
    },
  });
}
