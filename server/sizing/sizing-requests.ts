import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type RateLimit, rateLimit } from "../http/rate-limit.ts";
import type { Sizings } from "./sizings.ts";

/** Plans that one network may have sized a minute. */
const most = 6;
/** Characters of a page's query. */
const longest = 7000;

const words = {
  unreadable: "This request holds no plan that can be read. Open the planner and ask from there.",
  busy: "The server is sizing as many plans as it can. Ask again in ten seconds.",
  late: "This plan takes longer than the server has for one. With script, your browser sizes it by itself.",
  often:
    "Too many plans in one minute. Ask again in a moment; with script, your browser sizes plans by itself.",
};

/**
 * The planner's page without script asks here for the sizing of its plan, and is shown again once it is known. With the
 * page's query in the form, the page is the same as before.
 */
export function sizingRequests(sizings: Sizings, addressOf: (context: Context) => string) {
  const limit: RateLimit = rateLimit(most);
  const app = new Hono();
  const refuse = (context: Context, status: 413 | 422 | 429 | 503, text: string, retryAfter?: number) =>
    context.text(`${text}\n`, status, {
      "Cache-Control": "no-store",
      ...(retryAfter !== undefined && { "Retry-After": `${retryAfter}` }),
    });

  app.post("/planner/size", bodyLimit({ maxSize: 3 * longest, onError: unreadable }), async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const query = new URLSearchParams((form.get("query") ?? "").slice(0, longest));
    const passed = await limit(addressOf(context));
    if (!passed.ok) return refuse(context, 429, words.often, passed.retryAfter);
    const outcome = await sizings.size(query.get("plan") ?? "");
    if (outcome === "unreadable") return unreadable(context);
    if (outcome !== "sized") return refuse(context, 503, words[outcome], 10);
    return context.body(null, 303, { Location: `/planner?${query}#begin`, "Cache-Control": "no-store" });
  });
  return app;

  function unreadable(context: Context) {
    return refuse(context, 422, words.unreadable);
  }
}
