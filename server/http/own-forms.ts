import type { Context, MiddlewareHandler } from "hono";

/**
 * Refuses what another site makes a browser send. A browser says in `Sec-Fetch-Site`, and older ones in `Origin`,
 * where a form stood; a request that says neither does not come from a page of ours.
 * @param siteUrl origin that visitors see; without it, the one that the request was sent to
 * @param refuse answers with words; as text, unless it is given
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
