import type { Block } from "#content/posts/blog-posts.ts";
import { blockWords } from "../../words.ts";

/** What a block is called: its type and its place, which counts from 1. `index` counts from 0. */
export function blockName({ type }: Pick<Block, "type">, index: number) {
  return `${blockWords[type].name}, block ${index + 1}`;
}
