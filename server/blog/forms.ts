import type { Hono } from "hono";
import { largestForm, limitedBody } from "#server/http/limited-body.ts";
import type { Transaction } from "#server/tables/tables.ts";
import {
  type BlogContext,
  type BlogEnvironment,
  type BlogSettings,
  noBlogRightMessage,
  postChanges,
  readId,
  readVersionNumber,
} from "./context.ts";
import { deletePost, eraseAllDeleted, erasePost, restorePost } from "./delete.ts";
import { describeSave } from "./save.ts";
import { restoreVersion } from "./versions.ts";

const list = "/native-blogs";

/** Forms that let staff change posts without script; each redirects afterwards. */
export function addForms(blog: Hono<BlogEnvironment>, settings: BlogSettings) {
  const { clock } = settings;
  const changePost = postChanges(settings);

  form("/native-blogs/:id/delete", async (id, context) => {
    await changePost(
      context,
      id,
      (trx) => deletePost(trx, id, clock()),
      (isDone) => isDone && "post-deleted",
    );
    return list;
  });

  form("/native-blogs/:id/restore", async (id, context) => {
    await changePost(
      context,
      id,
      (trx) => restorePost(trx, id, clock()),
      (isDone) => isDone && "post-restored",
    );
    return list;
  });

  form("/native-blogs/:id/versions/:number/restore", async (id, context) => {
    const number = readVersionNumber(context.req.param("number"));
    const posted = new URLSearchParams(await context.req.text());
    const startedFrom = posted.get("startedFrom") ?? "";
    const writer = { staffId: context.var.viewer?.id ?? null, now: clock() };
    const restore = (trx: Transaction) => restoreVersion(trx, { id, number, startedFrom }, writer);
    const restored = await changePost(context, id, restore, describeSave);
    if (!restored) return undefined;
    return `/native-blogs/${id}/versions${restored.ok ? "?done=restored" : `?problem=${restored.reason}`}`;
  });

  form("/native-blogs/deleted/erase", async (_, context) => {
    if (context.var.viewer?.role !== "admin") return forbidden(context);
    await changePost(context, "all deleted posts", eraseAllDeleted, (isDone) => isDone && "post-erased");
    return list;
  });

  form("/native-blogs/:id/erase", async (id, context) => {
    if (context.var.viewer?.role !== "admin") return forbidden(context);
    await changePost(
      context,
      id,
      (trx) => erasePost(trx, id),
      (isDone) => isDone && "post-erased",
    );
    return list;
  });

  /** @param apply returns where to redirect to, or a response; undefined if the address has nothing */
  function form(
    path: string,
    apply: (id: string, context: BlogContext) => Promise<string | Response | undefined>,
  ) {
    blog.post(path, limitedBody(largestForm), async (context, next) => {
      if (context.var.isRefused) return context.text(noBlogRightMessage, 403);
      if (!context.var.viewer) return context.redirect("/staff/sign-in", 303);
      const id = path.includes(":id") ? readId(context.req.param("id")) : "";
      const answer = id === undefined ? undefined : await apply(id, context);
      if (answer === undefined) return next();
      return typeof answer === "string" ? context.redirect(answer, 303) : answer;
    });
  }
}

function forbidden(context: BlogContext) {
  return context.text("Only an admin may do this. Ask one of them, or have your role changed.", 403);
}
