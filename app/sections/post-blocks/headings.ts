import { type Block, slugFrom } from "#content/blog-posts.ts";

export type PostHeading = { id: string; text: string };

/** The headings of a post, each with a unique anchor, even if two have the same words. */
export function headingsOf(blocks: readonly Block[]): PostHeading[] {
  return blocks
    .filter(({ type, content }) => type === "heading" && content.trim() !== "")
    .map((block) => ({ id: anchorOf(block, blocks), text: block.content }));
}

/** The prefix keeps it apart from every other id of the page. */
export function anchorOf({ id, content }: Block, blocks: readonly Block[]) {
  const name = slugFrom(content);
  const isShared = blocks.some((other) => other.id < id && slugFrom(other.content) === name);
  return name && !isShared ? `part-${name}` : `part-${name}-${id}`;
}
