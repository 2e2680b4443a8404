import DOMPurify from "dompurify";

/** What can be written here. */
const writable = ["p", "strong", "em", "b", "i", "code", "a", "br", "img"];

/** What posts from elsewhere may hold beside that. */
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

/** Whether the editor keeps all of it: what it does not know of would be gone with the first key. */
export function isWritable(html: string) {
  return Array.from(html.matchAll(/<([a-z][a-z0-9]*)/gi)).every(([, tag = ""]) =>
    writable.includes(tag.toLowerCase()),
  );
}
