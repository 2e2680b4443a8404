import type { Block } from "#content/posts/blog-posts.ts";

export type PostHeading = { id: string; text: string };

/** The headings of a post, each with a unique anchor, even if two have the same words. */
export function headingsOf(blocks: readonly Block[]): PostHeading[] {
  return blocks
    .filter(({ type, content }) => type === "heading" && content.trim() !== "")
    .map((block) => ({ id: anchorOf(block, blocks), text: block.content }));
}

/** The prefix keeps it apart from every other id of the page. */
export function anchorOf({ id, content }: Block, blocks: readonly Block[]) {
  const name = wordsOf(content);
  const isShared = blocks.some((other) => other.id < id && wordsOf(other.content) === name);
  return name && !isShared ? `part-${name}` : `part-${name}-${id}`;
}

/** Letters of any script, because an anchor may have them. */
function wordsOf(heading: string) {
  return heading
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, 120)
    .replaceAll(/^-+|-+$/g, "");
}
