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
    const { method, path } = context.req;
    logRequest(log, {
      method,
      path: withoutSecret(path.slice(0, longestPath)),
      status: context.res.status,
      began,
    });
  };
}

type Answered = { request?: string; method: string; path: string; status: number; began: number };

/**
 * Writes the line of one request.
 * @param answered with a path that holds no secret, and what `performance.now()` said when it began
 */
export function logRequest(log: Logger, { began, ...answered }: Answered) {
  log.info({ ...answered, milliseconds: Math.round((performance.now() - began) * 10) / 10 });
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
