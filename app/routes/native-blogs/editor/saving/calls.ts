import type { BlogPost, Draft, PostFields } from "#content/posts/blog-posts.ts";

/** The outcome of saving a post. */
export type SaveOutcome =
  | { kind: "saved"; post: BlogPost }
  /** Somebody else saved it meanwhile; nothing is overwritten. */
  | { kind: "conflict"; theirs: BlogPost }
  /** A message for each invalid field. */
  | { kind: "invalid"; message: string; errors: Record<string, string> }
  | { kind: "signed-out" }
  | { kind: "deleted" }
  /** Why, in words. */
  | { kind: "failed"; reason: string };

type Save = {
  id: string;
  fields: PostFields;
  startedFrom: string | null;
  /** The last change's number: the server ignores a draft of it that arrives after the save. */
  sequence: number;
};

/** Saves a post. Safe to repeat: the server answers the same save the same way. Never throws. */
export async function savePost({ id, ...sent }: Save): Promise<SaveOutcome> {
  const answer = await call("PUT", `/native-blogs/posts/${id}`, sent);
  const { status, said } = answer;
  if (status === 200 && said.post) return { kind: "saved", post: said.post };
  if (status === 409 && said.theirs) return { kind: "conflict", theirs: said.theirs };
  if (status === 422) return { kind: "invalid", message: said.message ?? "", errors: said.errors ?? {} };
  if (status === 401) return { kind: "signed-out" };
  if (status === 404 || status === 410) return { kind: "deleted" };
  return { kind: "failed", reason: said.message ?? explainFailure(status) };
}

export type DraftOutcome = "kept" | "offline" | "signed-out" | "refused";

/** Keeps a draft on the server. Never throws. */
export async function sendDraft(id: string, draft: Omit<Draft, "savedAt">): Promise<DraftOutcome> {
  const { status } = await call("PUT", `/native-blogs/drafts/${id}`, draft);
  if (status === 200) return "kept";
  if (status === 401) return "signed-out";
  return status === 0 || status >= 500 || status === 429 ? "offline" : "refused";
}

export async function dropDraft(id: string) {
  await call("DELETE", `/native-blogs/drafts/${id}`);
}

/** The fields of a post as an editor writes them, without what the server adds. */
export function fieldsOf({ id: _, updatedAt: __, isExample: ___, ...fields }: BlogPost): PostFields {
  return fields;
}

/** Whether two posts have the same fields; an address that the server made from the title counts as empty. */
export function areSame(saved: PostFields, fields: PostFields) {
  const compared = (post: PostFields) =>
    JSON.stringify([
      post.title.trim(),
      post.author.trim(),
      post.publishDate && Date.parse(post.publishDate),
      post.category.trim(),
      post.excerpt.trim(),
      post.cover && [post.cover.src, post.cover.alt],
      post.content.map(({ id, type, content, items = [], ordered = false, email = "" }) => [
        ...[id, type, content, items, ordered, email],
      ]),
    ]);
  return (fields.slug === "" || fields.slug === saved.slug) && compared(saved) === compared(fields);
}

const patience = 30_000; /* ms */

type Said = { post?: BlogPost; theirs?: BlogPost; message?: string; errors?: Record<string, string> };

/** Status 0 means no answer. */
async function call(
  method: "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<{ status: number; said: Said }> {
  try {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const response = await fetch(path, {
      method,
      headers: { Accept: "application/json", ...(text && { "Content-Type": "application/json" }) },
      ...(text && { body: text }),
      /* A request that leaves with the page may carry no more than 64 KiB. */
      keepalive: text === undefined || text.length < 20_000,
      signal: AbortSignal.timeout(patience),
    });
    const said: unknown = await response.json().catch(() => ({}));
    return { status: response.status, said: typeof said === "object" && said !== null ? said : {} };
  } catch {
    return { status: 0, said: {} };
  }
}

function explainFailure(status: number) {
  if (status === 0) return "There was no answer from the server. The connection may be down.";
  if (status === 403) return "This account may not save blog posts.";
  if (status === 413) return "The post is too large. A shorter one can be saved.";
  if (status === 429) return "Too much was saved in a short time. Please wait a moment.";
  return `The server could not save it (it answered ${status}).`;
}
