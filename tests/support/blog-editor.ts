import { randomUUID } from "node:crypto";
import type { Block, BlogPost, PostFields } from "#content/posts/blog-posts.ts";
import { emptyFields } from "#content/posts/post-placeholders.ts";
import type { StaffClient } from "./staff.ts";

/** The session cookie of a signed-in browser. */
export function signedIn(origin: string, cookie: string) {
  const [name = "", ...value] = cookie.split("=");
  const { hostname } = new URL(origin);
  const rest = { path: "/", expires: -1, httpOnly: true, secure: false, sameSite: "Lax" as const };
  return { cookies: [{ name, value: value.join("="), domain: hostname, ...rest }], origins: [] };
}

export const words = (id: number, content: string): Block => ({ id, type: "paragraph", content });

/** Saves a post as the editor does. */
export async function putPost(
  origin: string,
  { cookie }: Pick<StaffClient, "cookie">,
  fields: Partial<PostFields>,
  { id = randomUUID() as string, startedFrom = null as string | null } = {},
) {
  const response = await fetch(`${origin}/native-blogs/posts/${id}`, {
    method: "PUT",
    headers: { cookie, origin, "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ fields: { ...emptyFields(), ...fields }, startedFrom }),
  });
  if (!response.ok) throw new Error(`A post was answered with ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { post: BlogPost }).post;
}

/** The post as the server has it. */
export async function getPost(origin: string, { cookie }: Pick<StaffClient, "cookie">, id: string) {
  const response = await fetch(`${origin}/native-blogs/posts/${id}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`A post was answered with ${response.status}`);
  return ((await response.json()) as { post: BlogPost }).post;
}
