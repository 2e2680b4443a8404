import { escapeMarkup } from "#content/markup.ts";
import { isSafeAddress } from "#content/post-links.ts";
import type { NewBlock } from "../state/post-changes.ts";

/**
 * What was copied in a word processor or on a page, as blocks: headings, lists and paragraphs stay what they are,
 * bold, italic, code and links stay in them, and everything else about their looks goes.
 */
export function blocksFromHtml(html: string): NewBlock[] {
  const blocks: NewBlock[] = [];
  let line = "";
  const endLine = () => {
    const content = tidy(line);
    line = "";
    if (content) blocks.push({ type: "paragraph", content });
  };
  const addItem = (text: string) => {
    const last = blocks.at(-1);
    if (last?.type === "list" && last.items) last.items.push(text);
    else blocks.push({ type: "list", content: "", items: [text] });
  };

  /* Nothing in a template runs, loads or is styled. */
  const template = document.createElement("template");
  template.innerHTML = html;
  walk(template.content);
  endLine();
  return blocks;

  function walk(parent: Node) {
    for (const node of parent.childNodes) {
      if (!(node instanceof HTMLElement)) {
        line += inline(node);
        continue;
      }
      const kind = kindOf(node);
      if (kind === "inline") {
        line += inline(node);
        continue;
      }
      if (kind === "skip") continue;
      endLine();
      if (kind === "list") for (const item of node.querySelectorAll("li")) addListItem(item, addItem);
      else if (kind === "item") addItem(textOf(node));
      else if (kind === "heading" || kind === "subheading") {
        const content = textOf(node);
        if (content) blocks.push({ type: kind, content });
      } else walk(node);
      endLine();
    }
  }
}

/** Lines of plain text: an empty one begins a new paragraph. */
export function blocksFromText(text: string): NewBlock[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ type: "paragraph", content: escapeMarkup(part).replaceAll("\n", "<br>") }));
}

type Kind = "inline" | "skip" | "list" | "item" | "heading" | "subheading" | "container";

function kindOf(element: HTMLElement): Kind {
  const style = element.getAttribute("style") ?? "";
  switch (element.localName) {
    case "style":
    case "script":
    case "meta":
    case "link":
    case "title":
    case "xml":
      return "skip";
    case "h1":
    case "h2":
      return "heading";
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return "subheading";
    case "ul":
    case "ol":
      return "list";
    case "p":
      /* Word writes its lists as paragraphs. */
      return /mso-list:\s*l\d/.test(style) ? "item" : "container";
    case "div":
    case "section":
    case "article":
    case "main":
    case "header":
    case "footer":
    case "blockquote":
    case "figure":
    case "figcaption":
    case "pre":
    case "table":
    case "tbody":
    case "thead":
    case "tr":
    case "dl":
    case "dt":
    case "dd":
      return "container";
    default:
      /* Google Docs puts everything into one <b>. */
      return element.querySelector("p, h1, h2, h3, h4, ul, ol, table, div") ? "container" : "inline";
  }
}

/** The words of an item without those of a list inside it, which are items of their own. */
function addListItem(item: HTMLLIElement, add: (text: string) => void) {
  const own = item.cloneNode(true) as HTMLLIElement;
  for (const nested of own.querySelectorAll("ul, ol")) nested.remove();
  const text = textOf(own);
  if (text) add(text);
}

function textOf(element: HTMLElement) {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const bullet of copy.querySelectorAll("span")) {
    if (/mso-list:\s*ignore/i.test(bullet.getAttribute("style") ?? "")) bullet.remove();
  }
  return (copy.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

function inline(node: Node): string {
  if (node instanceof Text) return escapeMarkup(node.data.replaceAll(/\s+/g, " "));
  if (!(node instanceof HTMLElement)) return "";
  if (node.localName === "br") return "<br>";
  if (kindOf(node) === "skip") return "";
  const inside = Array.from(node.childNodes, inline).join("");
  if (inside.trim() === "") return inside;
  const address = node.localName === "a" ? (node.getAttribute("href") ?? "") : "";
  const tags = marksOf(node);
  const marked = tags.reduce((html, tag) => `<${tag}>${html}</${tag}>`, inside);
  return isSafeAddress(address) ? `<a href="${escapeMarkup(address)}">${marked}</a>` : marked;
}

function marksOf({ localName, style }: HTMLElement) {
  const weight = style.fontWeight;
  const isBold = ["b", "strong"].includes(localName)
    ? weight !== "normal" && weight !== "400"
    : weight === "bold" || Number(weight) >= 600;
  const isItalic = ["i", "em"].includes(localName)
    ? style.fontStyle !== "normal"
    : style.fontStyle === "italic";
  const isCode = ["code", "kbd", "samp", "tt"].includes(localName);
  return [...(isCode ? ["code"] : []), ...(isItalic ? ["em"] : []), ...(isBold ? ["strong"] : [])];
}

function tidy(html: string) {
  return html.replaceAll(/^(\s|<br>)+|(\s|<br>)+$/g, "");
}
