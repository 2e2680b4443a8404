import { randomBytes } from "node:crypto";
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
} from "#server/http/content-security-policy.ts";
import { compressPage, type SiteFile, siteFile } from "#server/http/site-file.ts";

/**
 * 404: nothing is there; 414: its address is too long; 429: its network asked for too many; 500: it could not be made;
 * 503: too many are being made.
 */
export type Failure = 404 | 414 | 429 | 500 | 503 | "outage"; /* of the database */

/** What every page is made of; a feature adds what its own pages show. */
export interface BasicInput {
  nonce: string;
  /** Why the page that was asked for is not shown. */
  failure?: Failure;
  /** Takes what goes wrong while the page is rendered. */
  logError?: (error: unknown) => void;
}

export type RenderPage<Shown = object> = (request: Request, input: BasicInput & Shown) => Promise<Response>;

interface Rendering<Shown> {
  renderPage: RenderPage<Shown>;
  /** True where visitors come through TLS. */
  tls: boolean;
}

/** A page that may hold a visitor's words: bound to a nonce of its own and never kept by a cache. */
export async function renderUncached<Shown>(
  { renderPage, tls }: Rendering<Shown>,
  request: Request,
  shown: Shown & Pick<BasicInput, "failure">,
) {
  const nonce = randomBytes(16).toString("base64");
  const page = await renderPage(request, { nonce, ...shown });
  page.headers.set("Content-Security-Policy", contentSecurityPolicy([`'nonce-${nonce}'`], { tls }));
  page.headers.set("Cache-Control", "private, no-store");
  return page;
}

/**
 * A page that many readers get, ready to be kept and sent. It may hold what staff wrote, so only scripts and rules that
 * carry the nonce of this rendering, which no writer can know, get a hash in its policy; the nonce itself is taken out.
 * @param answer the status of a page to keep, and how long others may keep it
 * @returns what was rendered as it is where it is no page to keep: a redirect, nothing at that address
 * @throws where it could not be rendered
 */
export async function keepPage<Shown>(
  { renderPage, tls }: Rendering<Shown>,
  request: Request,
  shown: Shown & Pick<BasicInput, "failure">,
  answer = { status: 200, cacheControl: "public, no-cache" },
): Promise<SiteFile | Response> {
  const nonce = randomBytes(16).toString("base64");
  const page = await renderPage(request, { nonce, ...shown });
  if (page.status !== answer.status && page.status >= 500)
    throw new Error(`${new URL(request.url).pathname} could not be rendered`);
  if (page.status !== answer.status) return page;
  const html = await page.text();
  const body = Buffer.from(html.replaceAll(` nonce="${nonce}"`, ""));
  return siteFile({
    body,
    compressed: await compressPage(body),
    type: page.headers.get("Content-Type") ?? "text/html; charset=utf-8",
    cacheControl: answer.cacheControl,
    inlineScripts: inlineScriptHashes(html, nonce),
    inlineStyles: inlineStyleHashes(html, nonce),
    tls,
  });
}

/** Says inside the frame of the site that a page could not be made, or can't be for the moment (503). */
export async function renderFailure(rendering: Rendering<object>, status: 500 | 503) {
  const request = new Request("http://localhost/failed", { headers: { Accept: "text/html" } });
  const page = await renderUncached(rendering, request, { failure: status === 503 ? "outage" : status });
  if (status === 503) page.headers.set("Retry-After", "60" /* s */);
  return new Response(page.body, { status, headers: page.headers });
}
