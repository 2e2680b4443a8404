import DOMPurify from "dompurify";

/** Elements that this editor can edit. */
const writable = ["p", "strong", "em", "b", "i", "code", "a", "br", "img"];

/** Further elements that imported posts may contain. */
const shown = [
  ...["u", "s", "sub", "sup", "mark", "kbd", "pre", "ul", "ol", "li"],
  ...["blockquote", "hr", "figure", "figcaption"],
];

/** The HTML of a paragraph without anything that could run. A single line of text gets its `<p>`. */
export function cleanHtml(html: string) {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...writable, ...shown],
    ALLOWED_ATTR: ["href", "src", "alt", "width", "height", "start"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  return /<(p|pre|ul|ol|blockquote|hr|figure)\b/.test(clean) ? clean : `<p>${clean}</p>`;
}

/** Whether the editor can keep all of it: elements that it does not know would be lost at the first key. */
export function isWritable(html: string) {
  return Array.from(html.matchAll(/<([a-z][a-z0-9]*)/gi)).every(([, tag = ""]) =>
    writable.includes(tag.toLowerCase()),
  );
}
