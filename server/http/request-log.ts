import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

const longestPath = 300; /* characters of it in a line */

/**
 * Writes one line for each request, with the id that the answer carries. It holds no visitor's address, query, field or
 * token: none is needed to see what the site does, and all may be personal.
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
 * @param answered with a path that holds no secret, and `performance.now()` at its beginning
 */
export function logRequest(log: Logger, { began, ...answered }: Answered) {
  log.info({ ...answered, milliseconds: Math.round((performance.now() - began) * 10) / 10 });
}

/**
 * A reader of the log must not be able to follow a personal link. The path is decoded until nothing changes, as a link
 * may be encoded several times; case is ignored, as a reader could restore it.
 */
export function withoutSecret(path: string) {
  const plain = decoded(path).replaceAll(/\/+/g, "/");
  const [, room] = /^(\/staff\/welcome|\/enquiry\/track|\/sandbox)\/./i.exec(plain) ?? [];
  return room ? `${room.toLowerCase()}/…` : path;
}

function decoded(path: string) {
  let plain = path;
  for (let round = 0; round < 5 && plain.includes("%"); round++)
    plain = plain.replaceAll(/%[0-7][0-9a-f]/gi, (code) => decodeURIComponent(code));
  return plain;
}
