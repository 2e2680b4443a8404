import { z } from "zod";
import { isEmailAddress } from "#content/forms/email-address.ts";
import { type Block, blockTypes, type PostFields, postLimits } from "#content/posts/blog-posts.ts";
import { plainEmail } from "#server/email/email-address.ts";
import { cleanHtml } from "./clean-html.ts";
import { atMost, line, plain, text } from "./text-fields.ts";

/** A block from an editor, reduced to the fields of its type, with its text cleaned. */
const block = z
  .object({
    id: z.number().int().min(0).max(1_000_000),
    type: z.enum(blockTypes),
    content: z.string().max(postLimits.paragraph, "has too many characters"),
    items: z
      .array(text(postLimits.text, "has an item that is too long"))
      .max(postLimits.items, "has too many items")
      .optional(),
    ordered: z.boolean().optional(),
    email: line(postLimits.email, "has an email address that is too long").optional(),
  })
  .transform(({ id, type, content, items, ordered, email }): Block => {
    if (type === "paragraph") return { id, type, content: cleanHtml(content) };
    const words = { id, type, content: plain(content) };
    if (type === "list") return { ...words, items: items ?? [], ...(ordered && { ordered }) };
    return type === "cta" ? { ...words, email: plainEmail(email ?? "") } : words;
  })
  .refine(({ type, content }) => type === "paragraph" || content.length <= postLimits.text, "is too long")
  .refine(({ email }) => !email || isEmailAddress(email), "needs an email address like name@company.com");

const content = z
  .array(block)
  .min(1, "A blog needs at least one block")
  .max(postLimits.blocks, `A blog can have ${postLimits.blocks} blocks at most`)
  .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, "Two blocks have one id");

/** An uploaded picture, or a file of this site: never an address elsewhere. */
const cover = z.object({
  src: z
    .string()
    .max(300)
    .regex(/^\/(?!.*\.\.)[\w-][\w./-]*\.(webp|avif|png|jpe?g|svg)$/i, "Cover must be a picture of this site"),
  alt: line(...atMost("Description of the cover", postLimits.alt)),
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
});

const fields = {
  title: line(...atMost("Title", postLimits.title)),
  author: line(...atMost("Author", postLimits.author)),
  publishDate: z.iso
    .datetime({ offset: true, error: "Publish date must be a date and a time" })
    .transform((time) => new Date(time))
    .refine(
      (time) => time.getUTCFullYear() >= 1970 && time.getUTCFullYear() <= 9999,
      "Publish date is not one",
    )
    .transform((time) => time.toISOString())
    .nullable(),
  category: line(...atMost("Category", postLimits.category)),
  excerpt: text(...atMost("Excerpt", postLimits.excerpt)),
  content,
  cover: cover.nullable(),
  slug: line(1000, "Address is too long").default(""),
};

/** What a draft may hold: anything that can be typed. */
export const draftFields = z.object(fields);

/** Fields of a post. Only the title is required. */
export const postFields = z.object({
  ...fields,
  title: fields.title.refine((title) => title !== "", "Please enter a blog title"),
});

/** One message for each wrong field; blocks are named by their position. */
export function fieldErrors({ issues }: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const [field = "", place] = path.filter((part) => part !== "fields");
    errors[String(field)] ??= typeof place === "number" ? `Block ${place + 1} ${message}` : message;
  }
  return errors;
}

/** The fields of a stored version or draft, cleaned again on their way out. */
export function readFields(stored: string): PostFields {
  const read: PostFields = JSON.parse(stored);
  return {
    ...read,
    content: read.content.map((block) =>
      block.type === "paragraph" ? { ...block, content: cleanHtml(block.content) } : block,
    ),
  };
}
