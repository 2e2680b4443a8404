import type { Hono, MiddlewareHandler } from "hono";
import { z } from "zod";
import { limitedBody } from "#server/http/limited-body.ts";
import type { Viewer } from "#server/staff/viewer.ts";
import type { Transaction } from "#server/tables/tables.ts";
import { answer, answerSave, notFound, readJson, refuse, refuseUnauthorized } from "./api-answers.ts";
import {
  type BlogEnvironment,
  type BlogSettings,
  postChanges,
  readId,
  readVersionNumber,
} from "./context.ts";
import { deletePost, restorePost } from "./delete.ts";
import { dropDraft, keepDraft } from "./drafts.ts";
import { draftFields, postFields } from "./fields.ts";
import { findPost } from "./posts.ts";
import { describeSave, savePost } from "./save.ts";
import { restoreVersion } from "./versions.ts";

const largestBody = 1024 * 1024; /* bytes */

const time = z.iso.datetime().nullable();
const sequence = z
  .number()
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER - 1);
const sentPost = z.object({ fields: postFields, startedFrom: time, sequence: sequence.optional() });
const sentDraft = z.object({ fields: draftFields, startedFrom: time, sequence });
const sentRestoration = z.object({ startedFrom: z.iso.datetime() });

type SignedIn = {
  Bindings: BlogEnvironment["Bindings"];
  Variables: { viewer: Viewer; isRefused: boolean; id: string };
};

/** What the editor's script calls: JSON in, JSON out, for staff only. Every error answer has a readable `message`. */
export function addApi(blog: Hono<BlogEnvironment>, settings: BlogSettings) {
  const { db, clock } = settings;
  const changePost = postChanges(settings);
  const api = blog as unknown as Hono<SignedIn>;
  for (const path of ["/native-blogs/posts/*", "/native-blogs/drafts/*"]) {
    api.use(path, staffOnly);
    api.use(
      path,
      limitedBody(largestBody, (context) => refuse(context, 413, tooLarge)),
    );
  }
  for (const path of ["/native-blogs/posts/:id/*", "/native-blogs/drafts/:id"]) api.use(path, withId);

  api.get("/native-blogs/posts/:id", async (context) => {
    const post = await findPost(db, context.var.id);
    return post ? answer(context, { post }) : refuse(context, 404, notFound);
  });

  api.put("/native-blogs/posts/:id", async (context) => {
    const sent = await readJson(context, sentPost);
    if (!sent.ok) return sent.response;
    const { id, viewer } = context.var;
    const writer = { staffId: viewer.id, now: clock() };
    const save = (trx: Transaction) => savePost(trx, { id, ...sent.value }, writer);
    const saved = await changePost(context, id, save, describeSave);
    return answerSave(context, saved);
  });

  api.delete("/native-blogs/posts/:id", async (context) => {
    const { id } = context.var;
    const isDeleted = await changePost(
      context,
      id,
      (trx) => deletePost(trx, id, clock()),
      (isDone) => isDone && "post-deleted",
    );
    return isDeleted ? answer(context, { id }) : refuse(context, 404, notFound);
  });

  api.post("/native-blogs/posts/:id/restoration", async (context) => {
    const { id } = context.var;
    const post = await changePost(
      context,
      id,
      (trx) => restorePost(trx, id, clock()),
      (isDone) => isDone && "post-restored",
    );
    return post ? answer(context, { post }) : refuse(context, 404, "There is no deleted blog to bring back.");
  });

  api.post("/native-blogs/posts/:id/versions/:number/restoration", async (context) => {
    const sent = await readJson(context, sentRestoration);
    if (!sent.ok) return sent.response;
    const { id, viewer } = context.var;
    const number = readVersionNumber(context.req.param("number"));
    const writer = { staffId: viewer.id, now: clock() };
    const restore = (trx: Transaction) => restoreVersion(trx, { id, number, ...sent.value }, writer);
    const restored = await changePost(context, id, restore, describeSave);
    return restored ? answerSave(context, restored) : refuse(context, 404, "There is no such version.");
  });

  api.put("/native-blogs/drafts/:id", async (context) => {
    const sent = await readJson(context, sentDraft);
    if (!sent.ok) return sent.response;
    const { id, viewer } = context.var;
    const now = clock();
    await keepDraft(db, { id, staffId: viewer.id, now, ...sent.value });
    return answer(context, { savedAt: now.toISOString() });
  });

  api.delete("/native-blogs/drafts/:id", async (context) => {
    const { id, viewer } = context.var;
    await dropDraft(db, { id, staffId: viewer.id });
    return answer(context, { id });
  });
}

const tooLarge = "This blog is too long to be saved. Split it into two.";
const staffOnly: MiddlewareHandler = async (context, next) =>
  context.var.viewer ? next() : refuseUnauthorized(context);

const withId: MiddlewareHandler<SignedIn> = async (context, next) => {
  const id = readId(context.req.param("id"));
  if (!id) return refuse(context, 404, notFound);
  context.set("id", id);
  return next();
};
