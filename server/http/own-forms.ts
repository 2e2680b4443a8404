import type { Context, MiddlewareHandler } from "hono";

/**
 * Refuses forms that another site makes a browser send. Browsers say in `Sec-Fetch-Site`, older ones in `Origin`, where
 * a form was; a request with neither does not come from one of our pages.
 * @param siteUrl origin that visitors see; without it, the one that the request was sent to
 * @param refuse answers with the message; as plain text by default
 */
export function ownFormsOnly(
  siteUrl: string | undefined,
  refuse = (context: Context, words: string): Response => context.text(words, 403),
): MiddlewareHandler {
  return async (context, next) => {
    const { method, raw } = context.req;
    if (["GET", "HEAD"].includes(method) || isOwn(raw.headers, siteUrl)) return next();
    return refuse(
      context,
      "This form was not sent from a page of this site. Open the page again and send it from there.",
    );
  };
}

function isOwn(headers: Headers, siteUrl: string | undefined) {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  return siteUrl ? origin === new URL(siteUrl).origin : new URL(origin).host === headers.get("host");
}
