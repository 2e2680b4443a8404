import { getHTMLFromFragment } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";

/** The HTML on either side of the selection. */
export function htmlAround(doc: Node, from: number, to: number) {
  return { before: htmlOf(doc.cut(0, from)), after: htmlOf(doc.cut(to)) };
}

/** The HTML of a document: a single paragraph's content, or several paragraphs. */
export function htmlOf(doc: Node) {
  const content = doc.childCount === 1 ? doc.firstChild?.content : doc.content;
  return content ? getHTMLFromFragment(content, doc.type.schema) : "";
}

/** The position in a document after that many characters; a line break or a picture counts as one. */
export function positionAt(doc: Node, offset: number) {
  let left = Math.max(0, offset);
  let position = doc.content.size - 1;
  let isFound = false;
  doc.descendants((node, at) => {
    if (isFound || !node.isInline) return !isFound;
    if (left <= node.nodeSize) {
      position = at + left;
      isFound = true;
    }
    left -= node.nodeSize;
    return false;
  });
  return Math.max(1, position);
}
