import { type Block, slugFrom } from "#content/blog-posts.ts";

export type PostHeading = { id: string; text: string };

/** The headings of a post with an anchor for each; two of the same words get two. */
export function headingsOf(blocks: readonly Block[]): PostHeading[] {
  return blocks
    .filter(({ type, content }) => type === "heading" && content.trim() !== "")
    .map((block) => ({ id: anchorOf(block, blocks), text: block.content }));
}

/** The beginning keeps it apart from every other id of the page. */
export function anchorOf({ id, content }: Block, blocks: readonly Block[]) {
  const name = slugFrom(content);
  const isShared = blocks.some((other) => other.id < id && slugFrom(other.content) === name);
  return name && !isShared ? `part-${name}` : `part-${name}-${id}`;
}
