import type { Context, MiddlewareHandler } from "hono";

/** Of every request with a packed body: nothing here unpacks one, so no few bytes become many. */
export const packedWords = "This site reads no packed bodies: send this without Content-Encoding.";

/** Goes with a refusal (RFC 9110, 15.5.16): what would be read. */
export const packedHeaders = { "Accept-Encoding": "identity" };

/** Refuses a packed body, which would be read as text that makes no sense. */
export function refusePacked(refuse: (context: Context) => Response = inText): MiddlewareHandler {
  return (context, next) => {
    if (context.req.method === "GET" || context.req.method === "HEAD") return next();
    return isPacked(context.req.raw) ? Promise.resolve(refuse(context)) : next();
  };
}

export function isPacked({ headers }: Request) {
  return !/^\s*(identity)?\s*$/i.test(headers.get("Content-Encoding") ?? "");
}

const inText = (context: Context) =>
  context.text(packedWords, 415, { ...packedHeaders, "Cache-Control": "no-store" });
