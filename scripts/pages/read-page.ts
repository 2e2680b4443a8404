import { parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from "parse5";
import type { DocumentPart } from "#server/search/document.ts";
import { attribute, elementsOf } from "./elements.ts";

type Part = { heading: string; anchor: string; text: string };

/**
 * Parts that say nothing about the page itself: links to other pages, forms and their fields, a table's heads, drawings.
 * An element with `data-unsearched` is one more: what several pages share, a screen of a running floor.
 */
const leftOut = new Set([
  "button",
  "dialog",
  "fieldset",
  "form",
  "label",
  "nav",
  "noscript",
  "output",
  "script",
  "select",
  "style",
  "svg",
  "template",
  "textarea",
  "thead",
  "video",
]);
const withinWords = new Set(["abbr", "em", "i", "sub", "sup"]);
/** Elements with lines of their own, which an excerpt shows as a list. */
const ends = new Map([
  ["dd", ","],
  ["dt", ":"],
  ["li", ","],
  ["p", "."],
  ["td", ","],
]);

const namesOfLeftOut = new Set(["related", "gallery"]);

/** Shorter text before a section's heading is the name of a station or a label. */
const shortestLead = 60; /* characters */

/** The words of a page's main part, cut at its sections and headings. */
export function readPage(html: string): DocumentPart[] {
  const parts: Part[] = [];
  let part = openPart("");
  const [main] = elementsOf(parse(html), "main");
  if (main) read(main);
  return parts
    .map(({ heading, anchor, text }) => ({
      heading: tidy(heading),
      ...(anchor && { anchor }),
      text: tidy(text),
    }))
    .filter(({ heading, text }) => heading || text);

  function read(element: Tree.Element) {
    for (const child of element.childNodes) {
      if (tree.isTextNode(child)) part.text += child.value;
      else if (tree.isElementNode(child)) enter(child);
    }
  }

  function enter(element: Tree.Element) {
    if (isLeftOut(element)) return;
    const { tagName } = element;
    if (tagName === "section") part = openPart("");
    else if (isCard(element)) part = openPart(part.anchor);
    if (/^h[1-3]$/.test(tagName)) return enterHeading(element);
    const gap = withinWords.has(tagName) ? "" : " ";
    part.text += gap;
    read(element);
    part.text = closed(part.text, ends.get(tagName)) + gap;
  }

  function enterHeading(element: Tree.Element) {
    const anchor = element.tagName === "h1" ? "" : (attribute(element, "id") ?? part.anchor);
    const lead = tidy(part.text);
    if (!part.heading && lead.length < shortestLead) part.text = "";
    else {
      part.text = lead.replace(/,? \d+$/, ""); /* the number of what follows */
      part = openPart("");
    }
    part.anchor = anchor;
    read(element);
    part.heading = part.text;
    part.text = "";
  }

  function openPart(anchor: string) {
    const opened = { heading: "", anchor, text: "" };
    parts.push(opened);
    return opened;
  }
}

function isLeftOut(element: Tree.Element) {
  return (
    leftOut.has(element.tagName) ||
    attribute(element, "aria-hidden") === "true" ||
    attribute(element, "role") === "img" ||
    attribute(element, "data-unsearched") !== undefined ||
    attribute(element, "id")?.endsWith("-hint") ||
    namesOfLeftOut.has(attribute(element, "aria-labelledby") ?? "") ||
    isWayOn(element) ||
    isOfNewTab(element)
  );
}

/** What stands above its heading is of this card, not of the one before. */
function isCard(element: Tree.Element) {
  return (element.tagName === "article" || element.tagName === "li") && elementsOf(element, "h3").length > 0;
}

/** What a screen reader hears of a link that opens a tab. */
function isOfNewTab({ tagName, parentNode }: Tree.Element) {
  return (
    tagName === "span" &&
    parentNode !== null &&
    tree.isElementNode(parentNode) &&
    attribute(parentNode, "target") === "_blank"
  );
}

/** A paragraph that is one link: a button to another page. */
function isWayOn({ tagName, childNodes }: Tree.Element) {
  const [only, ...others] = childNodes;
  return tagName === "p" && others.length === 0 && only?.nodeName === "a";
}

/** Adds the missing punctuation mark at a line's end. */
function closed(text: string, sign = "") {
  const trimmed = text.trimEnd();
  return /[\p{L}\p{N}]$/u.test(trimmed) ? trimmed + sign : text;
}

function tidy(text: string) {
  return text
    .replaceAll("\u2060", "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[.,;:!?])/g, "")
    .trim()
    .replace(/[,:]$/, "");
}
