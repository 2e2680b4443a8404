import { readHtml } from "../wording/markup.ts";
import type { Block, BlockType, PostFields } from "./blog-posts.ts";

/** The placeholder text of a new block. */
const defaultTexts: Record<BlockType, string> = {
  paragraph: "New paragraph content...",
  heading: "New Heading",
  subheading: "New Sub Heading",
  list: "",
  callout: "Important note or callout...",
  cta: "Call to action text",
};

/** A block with the placeholder text of its type, and an id that none of `blocks` has. */
export function newBlock(type: BlockType, blocks: readonly Block[]): Block {
  return {
    id: nextId(blocks),
    type,
    content: defaultTexts[type],
    ...(type === "list" && { items: [firstItem] }),
    ...(type === "cta" && { email: firstEmail }),
  };
}

const firstWords = "Start writing your blog content here...";
const firstItem = "New list item";
const firstEmail = "name@company.example";

/** The blocks of a new post. */
export function firstBlocks(): Block[] {
  return [{ id: 1, type: "paragraph", content: firstWords }];
}

/** A block that became one of another type keeps its words, so each of them counts in every type. */
const placeholders = new Set([...Object.values(defaultTexts), firstWords, firstItem].filter(Boolean));

const isDefault = (words: string) => placeholders.has(words.replaceAll(/\s+/g, " ").trim());

/** Whether a block, or an item of a list, still has its placeholder text. */
export function isPlaceholder({ type, content, items = [] }: Omit<Block, "id">, item?: number) {
  if (item !== undefined) return isDefault(items[item] ?? "");
  return isDefault(type === "paragraph" ? readHtml(content) : content);
}

/** Whether a block still has placeholder text that readers would see. */
export function isUntouched(block: Omit<Block, "id">) {
  return isPlaceholder(block) || block.items?.some(isDefault) || block.email === firstEmail;
}

/** The blocks that readers see: placeholder text is left out, so that nobody has to remember to remove it. */
export function publicBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    const { items, email } = block;
    const written = items?.filter((item) => !isDefault(item));
    if (isPlaceholder(block) || (items && items.length > 0 && written?.length === 0)) return [];
    return [{ ...block, ...(written && { items: written }), ...(email === firstEmail && { email: "" }) }];
  });
}

/** Whether a post has placeholder text, and nothing else to read: it can be kept as a draft, and not published. */
export function isUnwritten(blocks: readonly Block[]) {
  const hasWords = ({ type, content, items = [] }: Block) =>
    /<img\b/i.test(content) ||
    (type === "paragraph" ? readHtml(content) : content + items.join("")).trim() !== "";
  return blocks.some(isUntouched) && !publicBlocks(blocks).some(hasWords);
}

export function emptyFields(): PostFields {
  return {
    title: "",
    author: "",
    publishDate: null,
    category: "",
    excerpt: "",
    content: firstBlocks(),
    cover: null,
    slug: "",
  };
}

function nextId(blocks: readonly Block[]) {
  return Math.max(0, ...blocks.map((block) => block.id)) + 1;
}
