import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ownFormsOnly } from "../http/own-forms.ts";
import { packedHeaders, refusePacked } from "../http/packed-body.ts";
import type { Passing } from "./pass-on.ts";
import { lostWords } from "./peers.ts";
import { longestRequest, type Problem, packed, say, tooLong } from "./problem.ts";
import type { Child } from "./sandbox-child.ts";
import type { SandboxPage } from "./sandbox-view.ts";

/** Renders the page of a sandbox. */
export type ShowPage = (context: Context, page: SandboxPage) => Promise<Response>;
type Settings = Passing & { siteUrl: string | undefined; showPage: ShowPage };

/** Requests to sandboxes: pages and their forms are answered here, the rest by the process. */
export function pageForms(child: Child, { siteUrl, showPage, ask, pass, letIn }: Settings) {
  const app = new Hono();
  const limit = bodyLimit({
    maxSize: longestRequest,
    onError: () => say(tooLong),
  });
  app.use(
    "/sandbox/*",
    refusePacked(() => say(packed, packedHeaders)),
  );
  /** A form of the page, which no other site may send. */
  const ownForm = ownFormsOnly(siteUrl);
  const refusalOf = (context: Context) => ownForm(context, async () => {});
  /** The page of what the process refuses, which says when to ask again, as its answer does. */
  const refused = async (context: Context, answer: Response) => {
    const { title, detail } = (await answer.json()) as Problem;
    const page = await showPage(context, { is: "refused", status: answer.status, title, detail });
    const again = answer.headers.get("Retry-After");
    if (again) page.headers.set("Retry-After", again);
    return page;
  };
  const show = async (context: Context) => {
    const id = context.req.param("id") ?? "";
    if (child.isLost(id))
      return showPage(context, { is: "ended", ended: { id, why: lostWords, report: undefined } });
    const answer = await ask(context, `${addressOfPage(id)}/page`);
    if (!answer.ok) return refused(context, answer);
    return showPage(context, (await answer.json()) as SandboxPage);
  };

  /* The button of a page: it opens a sandbox and shows it. */
  app.post("/sandbox", limit, async (context, next) => {
    if (!isForm(context)) return next();
    const refusal = await refusalOf(context);
    if (refusal) return refusal;
    const fields = ["preset", "link", "speed", "version"];
    const [preset, link, speed, version] = textsIn(await context.req.text(), fields);
    const body = { preset, link, version, ...(speed && { speed: Number(speed) }) };
    const answer = await ask(context, "/sandbox", posted(body));
    if (answer.status !== 201) return refused(context, answer);
    const { id, key } = (await answer.json()) as { id: string; key: string };
    letIn(context, addressOfPage(id), key);
    return context.redirect(addressOfPage(id), 303);
  });
  app.post("/sandbox", limit, pass);
  app.get("/sandbox/:id", show);
  app.post("/sandbox/:id", limit, async (context) => {
    const refusal = await refusalOf(context);
    if (refusal) return refusal;
    const address = addressOfPage(context.req.param("id"));
    await ask(context, address, { method: "DELETE" });
    return context.redirect(address, 303);
  });
  app.post("/sandbox/:id/key", limit, async (context) => {
    const refusal = await refusalOf(context);
    if (refusal) return refusal;
    const address = addressOfPage(context.req.param("id"));
    const [given = ""] = textsIn(await context.req.text(), ["key"]);
    const key = given.slice(0, 200);
    const answer = await ask(context, `${address}/page`, {}, key);
    if (!answer.ok) return refused(context, answer);
    const page = (await answer.json()) as SandboxPage;
    if (page.is !== "open" || page.wrongKey) return showPage(context, page);
    letIn(context, address, key);
    return context.redirect(address, 303);
  });
  app.post("/sandbox/:id/trouble", limit, async (context) => {
    if (!isForm(context)) return pass(context);
    const refusal = await refusalOf(context);
    if (refusal) return refusal;
    const address = addressOfPage(context.req.param("id"));
    const [vehicle, trouble, on] = textsIn(await context.req.text(), ["vehicle", "trouble", "on"]);
    const answer = await ask(context, `${address}/trouble`, posted({ vehicle, trouble, on: on === "true" }));
    if (!answer.ok) return refused(context, answer);
    return context.redirect(`${address}#trouble`, 303);
  });
  app.delete("/sandbox/:id", limit, pass);
  /* Not TRACE: `fetch` refuses to send it. */
  const passedOn = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
  for (const path of ["/sandbox/:id/api/*", "/sandbox/:id/events"]) app.on(passedOn, path, limit, pass);
  for (const path of ["watch", "report", "report.xml"]) app.get(`/sandbox/:id/${path}`, limit, pass);
  return app;
}

/** Whether a page's form was sent: curl gives a body of its own the same type, but names no origin. */
const isForm = (context: Context) =>
  context.req.header("Content-Type")?.startsWith("application/x-www-form-urlencoded") === true &&
  (context.req.header("Origin") ?? context.req.header("Sec-Fetch-Site")) !== undefined;

/** Fields of a form; undefined where one is empty. */
function textsIn(form: string, names: readonly string[]) {
  const fields = new URLSearchParams(form);
  return names.map((name) => fields.get(name)?.trim() || undefined);
}

const posted = (body: object): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

const addressOfPage = (id: string) => `/sandbox/${encodeURIComponent(id)}`;
