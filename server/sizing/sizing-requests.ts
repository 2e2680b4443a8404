import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type RateLimit, rateLimit, takesTurnsAs } from "../http/rate-limit.ts";
import { patience, within } from "../threads/within.ts";
import type { Sizings } from "./sizings.ts";

/** Plans that one network may have sized a minute. */
const most = 6;
/** Characters of a page's query. */
const longest = 7000;

const words = {
  unreadable: "This request holds no plan that can be read. Open the planner and ask from there.",
  busy: "The server sizes other plans first. The planner opens by itself in ten seconds: ask again from there.",
  late: "This plan takes longer than the server has for one. With script, your browser sizes it by itself.",
  pending: "The server is sizing this plan. The planner opens by itself in a few seconds.",
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
  const say = (context: Context, status: 202 | 422 | 429, text: string, headers = {}) =>
    context.text(`${text}\n`, status, { "Cache-Control": "no-store", ...headers });

  app.post("/planner/size", bodyLimit({ maxSize: 3 * longest, onError: unreadable }), async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const query = new URLSearchParams((form.get("query") ?? "").slice(0, longest));
    const token = query.get("plan") ?? "";
    const address = addressOf(context);
    const passed = sizings.knows(token) ? ({ ok: true } as const) : await limit(address);
    if (!passed.ok) return say(context, 429, words.often, { "Retry-After": `${passed.retryAfter}` });
    const planner = `/planner?${query}#begin`;
    const outcome = await within(patience, sizings.size(token, takesTurnsAs(address)));
    switch (outcome) {
      case "sized":
        return context.body(null, 303, { Location: planner, "Cache-Control": "no-store" });
      case "unreadable":
        return unreadable(context);
      case "late":
        return say(context, 422, words.late);
      case "busy":
        return say(context, 202, words.busy, { Refresh: `10; url=${planner}` });
      default:
        return say(context, 202, words.pending, { Refresh: `4; url=${planner}` });
    }
  });
  return app;

  function unreadable(context: Context) {
    return say(context, 422, words.unreadable);
  }
}
