import type { Context } from "hono";
import type { z } from "zod";
import { noBlogRightMessage } from "./context.ts";
import { fieldErrors } from "./fields.ts";
import type { SaveResult } from "./save.ts";

const unwritten = "Every block still holds its placeholder text, so there is nothing to publish yet.";
export const notFound = "This blog does not exist, or was deleted.";

/** Answers callers who are not signed in or may not write. */
export function refuseUnauthorized(context: Context) {
  return context.var.isRefused
    ? refuse(context, 403, noBlogRightMessage)
    : refuse(context, 401, "You are not signed in any more. Sign in and try again.");
}

export function answerSave(context: Context, result: SaveResult) {
  if (result.ok) return answer(context, { post: result.post });
  if (result.reason === "deleted") return refuse(context, 404, notFound);
  if (result.reason === "unwritten") {
    const errors = { publishDate: "Leave the date empty to keep it as a draft" };
    return context.json({ message: unwritten, errors }, 422, uncached);
  }
  const message = "Somebody else saved this blog since you opened it.";
  return context.json({ message, theirs: result.theirs }, 409, uncached);
}

const uncached = { "Cache-Control": "private, no-store" };

export function answer(context: Context, body: object) {
  return context.json(body, 200, uncached);
}

export function refuse(context: Context, status: 401 | 403 | 404 | 413 | 415 | 422 | 503, message: string) {
  return context.json({ message }, status, uncached);
}

type Read<Value> = { ok: true; value: Value } | { ok: false; response: Response };

export async function readJson<Value>(context: Context, schema: z.ZodType<Value>): Promise<Read<Value>> {
  const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json")
    return { ok: false, response: refuse(context, 415, "This address takes application/json.") };
  const sent = await context.req.json().catch(() => undefined);
  const checked = schema.safeParse(sent);
  if (checked.success) return { ok: true, value: checked.data };
  const errors = fieldErrors(checked.error);
  const message = errors["title"] ?? Object.values(errors)[0] ?? "This is not a blog.";
  return { ok: false, response: context.json({ message, errors }, 422, uncached) };
}
