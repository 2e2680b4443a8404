import type { Editor } from "@tiptap/core";
import { useEffect, useLayoutEffect, useRef } from "react";
import styles from "#app/sections/post-blocks/paragraph.module.css";
import type { Block } from "#content/posts/blog-posts.ts";
import { classes } from "#ui/classes.ts";
import { useEditorTools } from "../editor-tools.ts";
import { readSelection, textLength } from "../rich-text/caret.ts";
import { cleanHtml, isWritable } from "../rich-text/clean-html.ts";
import { openRichText, showContent } from "../rich-text/rich-text.ts";
import { neighbour } from "./lines.ts";
import own from "./paragraph-block.module.css";

type ParagraphBlockProps = { block: Block; name: string };

/**
 * A paragraph. It is shown as it will be read until somebody writes in it: then the same element becomes a rich text
 * editor, and the one that was open before turns back into text.
 */
export function ParagraphBlock({ block, name }: ParagraphBlockProps) {
  if (isWritable(block.content)) return <WritableParagraph block={block} name={name} />;
  return (
    <div className={classes(styles.paragraph, own.holder)}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is cleaned here and was on the server */}
      <div dangerouslySetInnerHTML={{ __html: cleanHtml(block.content) }} />
      <p className={own.note}>
        This part was written elsewhere, with a list, a quotation or other things that cannot be edited here.
        It stays as it is; it can be moved and deleted.
      </p>
    </div>
  );
}

function WritableParagraph({ block, name }: ParagraphBlockProps) {
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  /** The HTML in the element, which React doesn't know: it must not be rendered over what was just typed. */
  const shown = useRef<string>(null);
  const isPressed = useRef(false);
  const tools = useEditorTools();
  const { id, content } = block;

  useLayoutEffect(() => {
    if (!element.current || shown.current === content) return;
    shown.current = content;
    if (editor.current) showContent(editor.current, content);
    else show(element.current, content);
    markEmpty(element.current, content);
  }, [content]);

  useEffect(
    () => () => {
      const { current: left } = editor;
      editor.current = null;
      left?.destroy();
      if (left) tools.activeText.closed(left);
    },
    [tools],
  );

  function open() {
    if (editor.current || !element.current) return;
    const { current: field } = element;
    const { change, activeText } = tools;
    editor.current = openRichText(field, shown.current ?? "", readSelection(field), {
      onChange(html) {
        shown.current = html;
        markEmpty(field, html);
        change({ type: "text", block: id, content: html });
      },
      onSplit: (before, after) => change({ type: "split", block: id, before, after }),
      onPaste: (before, after, blocks) => change({ type: "paste", block: id, before, after, blocks }),
      onPicture: (file) => tools.askPicture(file),
      onLeftOut: tools.notify,
      onLink: () => tools.askLink(),
      onBack: (isEmpty) => goBack(field, isEmpty),
      onLeave: (direction) => void neighbour(field, direction),
      onMenu: () => tools.openMenu({ kind: "replace", block: id }, field),
    });
    activeText.open(editor.current, close);
  }

  function close() {
    const { current: closing } = editor;
    if (!closing) return;
    editor.current = null;
    const { current: field } = element;
    const attributes = Array.from(field?.attributes ?? [], ({ name: key, value }) => [key, value] as const);
    closing.destroy();
    tools.activeText.closed(closing);
    if (!field) return;
    /* The editor removes its attributes when it is destroyed, including those that were there before. */
    for (const [key, value] of attributes) if (key !== "translate") field.setAttribute(key, value);
    show(field, shown.current ?? "");
  }

  function goBack(field: HTMLElement, isEmpty: boolean) {
    const blocks = tools.blocks();
    const before = blocks[blocks.findIndex((one) => one.id === id) - 1];
    if (isEmpty && blocks.length > 1) {
      tools.change({ type: "remove", block: id });
      tools.announce("Paragraph deleted");
    } else if (before?.type === "paragraph") {
      const previous = document.querySelector<HTMLElement>(`[data-block="${before.id}"] [data-writing]`);
      tools.change({ type: "join", block: id, caret: previous ? textLength(previous) : 0 });
    } else {
      neighbour(field, -1);
    }
  }

  return (
    <div className={classes(styles.paragraph, own.holder)}>
      {/* biome-ignore lint/a11y/useSemanticElements: no form field of the browser holds bold words and links */}
      <div
        ref={element}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={name}
        contentEditable
        suppressContentEditableWarning
        spellCheck
        data-writing=""
        className={own.paragraph}
        onPointerDown={() => {
          isPressed.current = true;
        }}
        onPointerUp={() => {
          isPressed.current = false;
          if (document.activeElement === element.current) open();
        }}
        onPointerCancel={() => {
          isPressed.current = false;
        }}
        onFocus={() =>
          setTimeout(() => !isPressed.current && document.activeElement === element.current && open())
        }
        onKeyDownCapture={open}
        onPasteCapture={open}
        onDropCapture={open}
      />
    </div>
  );
}

function show(element: HTMLElement, html: string) {
  element.className = own.paragraph ?? "";
  element.innerHTML = cleanHtml(html);
}

function markEmpty(element: HTMLElement, html: string) {
  element.toggleAttribute("data-empty", html === "");
}
