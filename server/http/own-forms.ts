import type { MiddlewareHandler } from "hono";

/**
 * Refuses what another site makes a browser send. A browser says in `Sec-Fetch-Site`, and older ones in `Origin`,
 * where a form stood; a request that says neither does not come from a page of ours.
 * @param siteUrl origin that visitors see; without it, the one that the request was sent to
 */
export function ownFormsOnly(siteUrl: string | undefined): MiddlewareHandler {
  return async ({ req, text }, next) => {
    if (["GET", "HEAD"].includes(req.method) || isOwn(req.raw.headers, siteUrl)) return next();
    return text(
      "This form was not sent from a page of this site. Open the page again and send it from there.",
      403,
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
