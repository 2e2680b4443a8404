import { randomUUID } from "node:crypto";
import type { BlogPost, PostFields } from "#content/posts/blog-posts.ts";
import { emptyFields } from "#content/posts/post-placeholders.ts";
import { savePost } from "#server/blog/save.ts";
import type { Database } from "#server/tables/tables.ts";
import type { StaffClient } from "./staff.ts";

/** A post that everybody may read, as an editor sends it. */
export function goodPost(changes: Partial<PostFields> = {}): PostFields {
  return {
    ...emptyFields(),
    title: "A door that opens late",
    author: "Asha",
    publishDate: "2026-01-05T08:00:00.000Z",
    category: "Doors",
    excerpt: "Twenty seconds, forty times a shift.",
    content: [{ id: 1, type: "paragraph", content: "<p>Measure it before you plan around it.</p>" }],
    ...changes,
  };
}

/** Stores a post as if somebody had saved it. */
export async function storePost(db: Database, changes: Partial<PostFields> = {}, now = new Date()) {
  const save = { id: randomUUID(), fields: goodPost(changes), startedFrom: null };
  const result = await savePost(db, save, { staffId: null, now });
  if (!result.ok) throw new Error(`A post could not be stored: ${result.reason}`);
  return result.post;
}

/** Fields of a post that was saved, to be sent once more. */
export function fieldsOf({ id, updatedAt, isExample, ...fields }: BlogPost): PostFields {
  return fields;
}

/** Speaks to /native-blogs as its editor does. */
export function editorOf({ cookie }: Pick<StaffClient, "cookie">, origin: string) {
  return {
    send: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      fetch(`${origin}/native-blogs${path}`, {
        method,
        redirect: "manual",
        headers: { cookie, origin, "content-type": "application/json", ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    upload: (bytes: Uint8Array<ArrayBuffer>, name = "picture.jpg") => {
      const form = new FormData();
      form.set("picture", new File([bytes], name, { type: "image/jpeg" }));
      return fetch(`${origin}/native-blogs/pictures`, {
        method: "POST",
        headers: { cookie, origin },
        body: form,
      });
    },
  };
}
