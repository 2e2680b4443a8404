/** Text as it stands in HTML and in XML, in an element or between double quotes. */
export function escapeMarkup(text: string) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/**
 * HTML of a post as it reads: a line for each of its parts, no tags, characters instead of their names. Never to be put
 * into a page as HTML.
 */
export function readHtml(html: string) {
  return html
    .replaceAll(/<(?:br|hr|img)\b[^>]*>|(?:<\/(?:p|li|pre|blockquote|figcaption)>)+/gi, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .trim();
}
