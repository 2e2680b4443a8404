import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

/**
 * Writes one line a request, under the id that the answer carries too. It names no address of a visitor,
 * no query, no field and no token: none of it is needed to see what the site does, and all of it may be personal.
 */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const began = performance.now();
    await next();
    log.info({
      method: context.req.method,
      path: withoutSecret(context.req.path),
      status: context.res.status,
      milliseconds: Math.round((performance.now() - began) * 10) / 10,
    });
  };
}

/** Whoever reads the log must not be able to follow a link that is one person's. */
function withoutSecret(path: string) {
  return path.replace(/^(\/staff\/welcome|\/enquiry\/track)\/.+/, "$1/…");
}
