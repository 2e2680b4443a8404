import { createHash } from "node:crypto";

const inlineScript = /<script((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Sources for the inline scripts of a page: one hash each.
 * @param nonce counts only scripts that carry it; a page may go without only where nobody else's words are in it
 */
export function inlineScriptHashes(html: string, nonce?: string) {
  const isOurs = (attributes: string) => nonce === undefined || attributes.includes(` nonce="${nonce}"`);
  const scripts = Array.from(html.matchAll(inlineScript), ([, attributes = "", script = ""]) =>
    isOurs(attributes) ? [script] : [],
  ).flat();
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

/**
 * The Content-Security-Policy of one page: scripts only from this site, or inline with a hash or a nonce.
 * Style attributes are allowed, because positions computed from a scene stand in them.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[], { tls = false } = {}) {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.join(" ")}`.trim(),
    "style-src-elem 'self'",
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
