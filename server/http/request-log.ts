import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

const longestPath = 300; /* characters of it in a line */

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
      path: withoutSecret(context.req.path.slice(0, longestPath)),
      status: context.res.status,
      milliseconds: Math.round((performance.now() - began) * 10) / 10,
    });
  };
}

/**
 * Whoever reads the log must not be able to follow a link that is one person's. The path is decoded until nothing
 * changes, as a link may have been encoded on its way here; the case of its letters does not matter to a reader.
 */
export function withoutSecret(path: string) {
  const plain = decoded(path).replaceAll(/\/+/g, "/");
  const [, room] = /^(\/staff\/welcome|\/enquiry\/track)\/./i.exec(plain) ?? [];
  return room ? `${room.toLowerCase()}/…` : path;
}

function decoded(path: string) {
  let plain = path;
  for (let round = 0; round < 5 && plain.includes("%"); round++)
    plain = plain.replaceAll(/%[0-7][0-9a-f]/gi, (code) => decodeURIComponent(code));
  return plain;
}
