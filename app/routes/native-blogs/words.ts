import type { BlockType, PostState } from "#content/posts/blog-posts.ts";

/** The staff pages' words for the server's names. */
export const stateWords: Record<PostState, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
};

export const blockWords: Record<BlockType, { name: string; about: string }> = {
  paragraph: { name: "Paragraph", about: "Text, with links and pictures" },
  heading: { name: "Heading", about: "Begins a part" },
  subheading: { name: "Subheading", about: "Begins a smaller part" },
  list: { name: "List", about: "Short points, one below the other" },
  callout: { name: "Callout", about: "Stands out from the text" },
  cta: { name: "Call to action", about: "A line and an email button" },
};

export const deleteQuestion = "Are you sure you want to delete this blog?";
