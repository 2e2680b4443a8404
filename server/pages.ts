import { randomBytes } from "node:crypto";
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
} from "./http/content-security-policy.ts";
import { compressPage, type SiteFile, siteFile } from "./http/site-file.ts";
import type { PageInput, Problem } from "./page-input.ts";

export type RenderPage = (request: Request, input: PageInput) => Promise<Response>;

type UncachedInput = Omit<PageInput, "nonce"> & { tls: boolean };

/** A page that may hold a visitor's words: bound to a nonce of its own and never kept by a cache. */
export async function renderUncached(
  renderPage: RenderPage,
  request: Request,
  { tls, ...input }: UncachedInput,
) {
  const nonce = randomBytes(16).toString("base64");
  const page = await renderPage(request, { nonce, ...input });
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
export async function keepPage(
  renderPage: RenderPage,
  request: Request,
  { tls, ...input }: UncachedInput,
  answer = { status: 200, cacheControl: "public, no-cache" },
): Promise<SiteFile | Response> {
  const nonce = randomBytes(16).toString("base64");
  const page = await renderPage(request, { nonce, ...input });
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
export async function renderFailure(renderPage: RenderPage, tls: boolean, status: 500 | 503) {
  const request = new Request("http://localhost/failed", { headers: { Accept: "text/html" } });
  const failure = status === 503 ? "outage" : status;
  const page = await renderUncached(renderPage, request, { rejectedForm: null, failure, tls });
  if (status === 503) page.headers.set("Retry-After", "60" /* s */);
  return new Response(page.body, { status, headers: page.headers });
}

/** The form again, with what was typed and with what to do, for a browser that runs no script. */
export async function renderProblemPage(renderPage: RenderPage, problem: Problem, tls: boolean) {
  const request = new Request("http://localhost/enquiry/again", { headers: { Accept: "text/html" } });
  return renderUncached(renderPage, request, { rejectedForm: problem, tls });
}
