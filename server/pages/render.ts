import { randomBytes } from "node:crypto";
import { compressPage } from "#server/http/compress-page.ts";
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
} from "#server/http/content-security-policy.ts";
import { type SiteFile, siteFile } from "#server/http/site-file.ts";

/**
 * 404: not found; 414: its address is too long; 422: what it holds can't be worked out in time; 429: too many requests of
 * its network; 500: rendering failed; 503: too many pages are being rendered.
 */
export type Failure = 404 | 414 | 422 | 429 | 500 | 503 | "outage"; /* of the database */

/** The input of every page; a feature adds what its own pages show. */
export type BasicInput = {
  nonce: string;
  /** Why the page that was asked for is not shown. */
  failure?: Failure;
  /** Logs errors of rendering. */
  logError?: (error: unknown) => void;
};

/** @param within milliseconds that it may take */
export type RenderPage<Shown = object> = (
  request: Request,
  input: BasicInput & Shown,
  within?: number,
) => Promise<Response>;

type Rendering<Shown> = {
  renderPage: RenderPage<Shown>;
  /** True if visitors connect over TLS. */
  tls: boolean;
};

/** Renders a page that may hold a visitor's text: with its own nonce, and never cached. */
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
 * Renders a page for many readers, ready to be kept and sent. It may hold what staff wrote, so its policy hashes only
 * scripts and rules with this rendering's nonce, which no writer can know; the nonce itself is removed.
 * @param answer the status of a page to keep, and how long others may keep it
 * @returns the response itself if it is not to be kept: a redirect, or not found
 * @throws if it could not be rendered
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

/** Renders, within the site's frame, that a page failed, or is not available for the moment (503). */
export async function renderFailure(rendering: Rendering<object>, status: 500 | 503) {
  const request = new Request("http://localhost/failed", { headers: { Accept: "text/html" } });
  const page = await renderUncached(rendering, request, { failure: status === 503 ? "outage" : status });
  if (status === 503) page.headers.set("Retry-After", "60" /* s */);
  return new Response(page.body, { status, headers: page.headers });
}
