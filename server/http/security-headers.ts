import type { MiddlewareHandler } from "hono";
import type { RequestIdVariables } from "hono/request-id";

/** Set on answers made from a file: they have these headers from the start, which is faster than adding them. */
export type FileVariables = { hasAllHeaders?: boolean };

/** What a file of a page carries: 250 bytes of headers with all that Node adds, where a document has 750. */
export function assetHeaders({ tls }: { tls: boolean }): Record<string, string> {
  return {
    ...(tls && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
    "X-Content-Type-Options": "nosniff",
  };
}

/** Headers that every other answer carries. A page's Content-Security-Policy belongs to its file. */
export function securityHeaders({ tls }: { tls: boolean }): Record<string, string> {
  return {
    ...assetHeaders({ tls }),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Permissions-Policy": forbidden.map((feature) => `${feature}=()`).join(", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-DNS-Prefetch-Control": "off",
    "X-Frame-Options": "DENY",
    "X-Permitted-Cross-Domain-Policies": "none",
  };
}

const forbidden = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "microphone",
  "payment",
  "usb",
];

/** Puts the security headers and the request's id on every answer that was not made with them. */
export function addHeaders({
  tls,
}: {
  tls: boolean;
}): MiddlewareHandler<{ Variables: RequestIdVariables & FileVariables }> {
  const general = Object.entries(securityHeaders({ tls }));
  return async (context, next) => {
    await next();
    if (context.get("hasAllHeaders")) return;
    const { headers } = context.res;
    for (const [name, value] of general) headers.set(name, value);
    headers.set("X-Request-Id", context.get("requestId"));
  };
}
