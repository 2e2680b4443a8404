export type Kind =
  | "inline"
  | "break"
  | "skip"
  | "drop"
  | "picture"
  | "code"
  | "list"
  | "item"
  | "heading"
  | "subheading"
  | "row"
  | "container";

const kinds: Partial<Record<Kind, readonly string[]>> = {
  /* Not content for a reader. */
  skip: ["style", "script", "meta", "link", "title", "xml", "template", "noscript", "datalist"],
  /* Elements that a post can't hold; their text, if any, is reported. */
  drop: ["s", "strike", "del", "svg", "math", "iframe", "object", "embed", "video", "audio", "canvas"],
  picture: ["img", "picture"],
  break: ["br"],
  code: ["pre"],
  list: ["ul", "ol", "menu"],
  item: ["li"],
  heading: ["h1", "h2"],
  subheading: ["h3", "h4", "h5", "h6"],
  row: ["tr"],
  container: [
    ...[
      "p",
      "div",
      "section",
      "article",
      "main",
      "header",
      "footer",
      "nav",
      "aside",
      "address",
      "body",
      "html",
    ],
    ...["blockquote", "figure", "figcaption", "table", "tbody", "thead", "tfoot", "caption", "td", "th"],
    ...["dl", "dt", "dd", "hr", "form", "fieldset", "details", "summary"],
  ],
};

const kindByName = new Map(
  Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind] as const)),
);

/** How to treat an element copied from a word processor or a page. */
export function kindOf(element: Element): Kind {
  const style = element.getAttribute("style") ?? "";
  /* Word's bullets and numbers before items, and its hidden text. */
  if (/mso-list:\s*ignore|mso-hide:\s*all|display:\s*none/i.test(style)) return "skip";
  if (/text-decoration[^;]*line-through/i.test(style)) return "drop";
  /* Word writes its lists as paragraphs. */
  if (element.localName === "p" && /mso-list:\s*l\d/.test(style)) return "item";
  const kind = kindByName.get(element.localName);
  if (kind) return kind;
  /* Google Docs puts everything into one <b>. */
  return element.querySelector("p, h1, h2, h3, h4, h5, h6, ul, ol, table, div, pre, img")
    ? "container"
    : "inline";
}

/** Whether Word numbered an item, which only its marker tells. */
export function isNumbered(item: Element) {
  const mark = item.querySelector("[style*='mso-list:ignore' i], [style*='mso-list: ignore' i]");
  return /^\s*[\da-z]{1,4}[.)]/i.test(mark?.textContent ?? "");
}
