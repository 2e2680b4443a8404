/** All but tab and line breaks, whole characters, and those that Unicode keeps from being any. */
const notInXml = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text without the characters that XML 1.0 can't hold, whatever escapes them: one makes a whole feed unreadable. */
export function xmlText(text: string) {
  return text.replaceAll(notInXml, "");
}

/** Escapes text for HTML and XML, in an element or between double quotes. */
export function escapeMarkup(text: string) {
  return xmlText(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/**
 * A post's HTML as plain text: a line for each part, no tags, characters instead of entities. Never put it into a page
 * as HTML.
 */
export function readHtml(html: string) {
  return html
    .replaceAll(/<(?:br|hr|img)\b[^>]*>|(?:<\/(?:p|li|pre|blockquote|figcaption)>)+/gi, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .trim();
}
