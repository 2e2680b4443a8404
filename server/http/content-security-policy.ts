import { createHash } from "node:crypto";

const inlineScript = /<script((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style([^>]*)>([\s\S]*?)<\/style>/g;

/**
 * Sources for the inline scripts of a page: one hash each.
 * @param nonce hashes only scripts that carry it; leave it out only if the page holds nobody else's text
 */
export function inlineScriptHashes(html: string, nonce?: string) {
  return hashesOf(html.matchAll(inlineScript), nonce);
}

/** The same for a page's inline stylesheets. */
export function inlineStyleHashes(html: string, nonce?: string) {
  return hashesOf(html.matchAll(inlineStyle), nonce);
}

function hashesOf(elements: Iterable<RegExpMatchArray>, nonce: string | undefined) {
  const isOurs = (attributes: string) => nonce === undefined || attributes.includes(` nonce="${nonce}"`);
  const texts = Array.from(elements, ([, attributes = "", text = ""]) =>
    isOurs(attributes) ? [text] : [],
  ).flat();
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/**
 * The Content-Security-Policy of one page: scripts only from this site, or inline with a hash or a nonce; stylesheets
 * only from this site, or inline with a hash.
 * Style attributes are allowed because they hold positions computed from a scene.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { tls = false, inlineStyles = [] }: { tls?: boolean; inlineStyles?: readonly string[] } = {},
) {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.join(" ")}`.trim(),
    `style-src-elem 'self' ${inlineStyles.join(" ")}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(tls ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
