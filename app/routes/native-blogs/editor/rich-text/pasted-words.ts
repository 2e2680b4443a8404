import { linkInItem } from "#content/posts/item-links.ts";
import { isSafeAddress } from "#content/posts/post-links.ts";
import { escapeMarkup } from "#content/wording/markup.ts";
import { kindOf } from "./pasted-kinds.ts";

/** What a paste leaves out, to be reported: nothing is lost silently. */
export type Omissions = {
  /** Text that was struck through, or inside an element that a post can't hold. */
  words: string[];
  /** Alternative texts of pictures that could not be kept; "" for a picture without one. */
  pictures: string[];
  /** Pictures that were embedded in the text. */
  files: File[];
};

export const noOmissions = (): Omissions => ({ words: [], pictures: [], files: [] });

/** Notes an element as left out. */
export function leaveOut(element: Element, { words, pictures, files }: Omissions) {
  for (const image of element.matches("img") ? [element] : element.querySelectorAll("img")) {
    const file = fileIn(image.getAttribute("src") ?? "");
    if (file) files.push(file);
    else pictures.push(tidyText(image.getAttribute("alt") ?? ""));
  }
  const said = tidyText(spaced(element));
  if (said) words.push(said);
}

/** What becomes of a link's address: it follows its text, makes a link of a list's item, or is left out. */
type Addresses = "kept" | "linked" | "left";

/** The plain text of an element, in one line. */
export function plainText(node: Node, left: Omissions, addresses: Addresses = "kept"): string {
  return tidyText(plain(node, left, addresses));
}

function plain(node: Node, left: Omissions, addresses: Addresses): string {
  const inner = () => Array.from(node.childNodes, (child) => plain(child, left, addresses)).join("");
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return inner();
  const kind = kindOf(node);
  if (kind === "skip") return "";
  if (kind === "break") return " ";
  if (kind === "drop" || kind === "picture") {
    leaveOut(node, left);
    return " ";
  }
  const inside = inner();
  if (kind !== "inline") return ` ${inside} `;
  const address = node.localName === "a" ? (node.getAttribute("href") ?? "") : "";
  if (addresses === "linked" && inside.trim() !== "" && isSafeAddress(address))
    return linkInItem(inside, address);
  const isShown = inside.trim() === "" || inside.includes(address.replace(/^(mailto:|https?:\/\/)|\/$/g, ""));
  if (!isSafeAddress(address) || isShown) return inside;
  if (addresses === "kept") return `${inside} (${address})`;
  left.words.push(address);
  return inside;
}

/** The inline HTML of an element: bold, italic, code, links and line breaks are kept. */
export function inlineHtml(node: Node, left: Omissions): string {
  if (node instanceof Text) return escapeMarkup(node.data.replaceAll(/\s+/g, " "));
  if (!(node instanceof HTMLElement)) {
    if (node instanceof Element) leaveOut(node, left);
    return "";
  }
  const kind = kindOf(node);
  if (kind === "break") return "<br>";
  if (kind === "skip") return "";
  if (kind === "drop" || kind === "picture") {
    leaveOut(node, left);
    return "";
  }
  const inside = Array.from(node.childNodes, (child) => inlineHtml(child, left)).join("");
  if (inside.trim() === "") return inside;
  const address = node.localName === "a" ? (node.getAttribute("href") ?? "") : "";
  const marked = marksOf(node).reduce((html, tag) => `<${tag}>${html}</${tag}>`, inside);
  return isSafeAddress(address) ? `<a href="${escapeMarkup(address)}">${marked}</a>` : marked;
}

/** The text of code, with line breaks and indentation. */
export function codeHtml(element: Element) {
  const text = Array.from(element.childNodes, function read(node): string {
    if (node instanceof Element && node.localName === "br") return "\n";
    return node instanceof Text ? node.data : Array.from(node.childNodes, read).join("");
  }).join("");
  const lines = text.replaceAll(/\r\n?/g, "\n").replace(/^\n+/, "").trimEnd().split("\n");
  if (lines.join("") === "") return "";
  const kept = lines.map((line) => escapeMarkup(line.replaceAll("\t", "  ")).replaceAll("  ", "\u00a0 "));
  return `<code>${kept.join("<br>")}</code>`;
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

/** The text of an element with a space between its parts, as a page shows it. */
function spaced(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof Element && kindOf(node) === "skip") return "";
  const inside = Array.from(node.childNodes, spaced).join("");
  return node instanceof Element && kindOf(node) !== "inline" && kindOf(node) !== "drop"
    ? ` ${inside} `
    : inside;
}

/** The picture in a data: URL; undefined for any other address. */
function fileIn(address: string) {
  const [, type = "", data = ""] =
    /^data:(image\/(?:png|jpeg|webp|avif));base64,([\w+/=\s]+)$/.exec(address) ?? [];
  if (!data) return undefined;
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new File([bytes], `pasted.${type.split("/")[1]}`, { type });
}

function tidyText(text: string) {
  return text.replaceAll(/\s+/g, " ").trim();
}
