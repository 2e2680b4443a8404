import { postLimits } from "#content/posts/blog-posts.ts";
import { itemHtml } from "#content/posts/item-links.ts";
import { escapeMarkup } from "#content/wording/markup.ts";
import type { NewBlock } from "../state/changes.ts";
import { htmlFromMarkdown, isMarkdown } from "./markdown.ts";
import { isNumbered, kindOf } from "./pasted-kinds.ts";
import { codeHtml, inlineHtml, leaveOut, noOmissions, type Omissions, plainText } from "./pasted-words.ts";

export type Pasted = { blocks: NewBlock[]; left: Omissions };

/** The clipboard's two forms of the same content; "" if it lacks one. */
type Copied = { html: string; text: string };

/** Turns copied content into blocks. */
export function blocksFrom({ html, text }: Copied): Pasted {
  return html ? blocksFromHtml(html) : blocksFromText(text);
}

/** Turns copied content into one line of plain text; addresses of links are left out. */
export function wordsFrom({ html, text }: Copied): { words: string; left: Omissions } {
  const left = noOmissions();
  const markup = html || (isMarkdown(text) ? htmlFromMarkdown(text) : escapeMarkup(text));
  return { words: plainText(fragment(markup), left, "left"), left };
}

/**
 * The plain words of blocks: one line for each, for each item of a list, and for each line of a paragraph.
 * @param forItems whether they become items of a list, which can hold links
 */
export function linesOf(blocks: readonly NewBlock[], left: Omissions, forItems = false): string[] {
  const lineOf = (html: string) => plainText(fragment(html), left, forItems ? "linked" : "kept");
  return blocks
    .flatMap(({ type, content, items }) => {
      if (type === "paragraph") return content.split("<br>").map(lineOf);
      return items?.map((item) => (forItems ? item : lineOf(itemHtml(item)))) ?? [content];
    })
    .filter(Boolean);
}

/**
 * Turns HTML copied from a word processor or a page into blocks: headings, lists, code and paragraphs are kept, with
 * bold, italic, code and links; all other styling is dropped. What is left out is reported.
 */
function blocksFromHtml(html: string): Pasted {
  const blocks: NewBlock[] = [];
  const left = noOmissions();
  let line = "";

  walk(fragment(html));
  endLine();
  return { blocks, left };

  function walk(parent: Node) {
    for (const node of parent.childNodes) {
      const kind = node instanceof Element ? kindOf(node) : "inline";
      if (!(node instanceof Element) || kind === "inline" || kind === "break") line += inlineHtml(node, left);
      else if (kind === "drop" || kind === "picture") leaveOut(node, left);
      else if (kind !== "skip") {
        endLine();
        addPart(node, kind);
        endLine();
      }
    }
  }

  function addPart(element: Element, kind: ReturnType<typeof kindOf>) {
    if (kind === "list") walkList(element);
    else if (kind === "item") addItem(plainText(element, left, "linked"), isNumbered(element));
    else if (kind === "code") addParagraph(codeHtml(element));
    else if (kind === "heading" || kind === "subheading") addText(kind, plainText(element, left));
    else if (kind === "row") {
      line = Array.from(element.children, (cell) => itemHtml(plainText(cell, left, "linked")))
        .filter(Boolean)
        .join(" | ");
    } else walk(element);
  }

  /** Items of a nested list follow their item; content between items becomes an item too. */
  function walkList(list: Element) {
    const ordered = list.localName === "ol";
    for (const node of list.childNodes) {
      if (node instanceof Element && kindOf(node) === "list") walkList(node);
      else if (node instanceof Element && node.localName === "li") {
        const own = node.cloneNode(true) as Element;
        for (const nested of own.querySelectorAll("ul, ol, menu")) nested.replaceWith(" ");
        addItem(plainText(own, left, "linked"), ordered);
        for (const nested of outerLists(node)) walkList(nested);
      } else addItem(plainText(node, left, "linked"), ordered);
    }
  }

  function addItem(text: string, ordered: boolean) {
    if (!text) return;
    if (text.length > postLimits.text) return addParagraph(itemHtml(text));
    const last = blocks.at(-1);
    const goesOn = last?.type === "list" && last.items && (last.ordered ?? false) === ordered;
    if (goesOn && last.items && last.items.length < postLimits.items) last.items.push(text);
    else blocks.push({ type: "list", content: "", items: [text], ...(ordered && { ordered }) });
  }

  function addText(type: "heading" | "subheading", content: string) {
    if (content.length > postLimits.text) addParagraph(escapeMarkup(content));
    else if (content) blocks.push({ type, content });
  }

  function addParagraph(content: string) {
    if (content) blocks.push({ type: "paragraph", content });
  }

  function endLine() {
    addParagraph(line.replaceAll(/^(?:\s|<br>)+|(?<!\s|<br>)(?:\s|<br>)+$/g, ""));
    line = "";
  }
}

/** Reads text as Markdown if it looks like it; else as plain lines, where an empty line begins a paragraph. */
function blocksFromText(text: string): Pasted {
  const lines = text.replaceAll(/\r\n?/g, "\n");
  if (isMarkdown(lines)) return blocksFromHtml(htmlFromMarkdown(lines));
  const blocks = lines
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(
      (part): NewBlock => ({
        type: "paragraph",
        content: escapeMarkup(part).replaceAll("\n", "<br>"),
      }),
    );
  return { blocks, left: noOmissions() };
}

/** Parsed in a template, where nothing runs, loads or is styled. */
function fragment(html: string) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

function outerLists(item: Element) {
  return [...item.querySelectorAll("ul, ol, menu")].filter(
    (list) => list.parentElement?.closest("ul, ol, menu") === item.parentElement,
  );
}
