import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/** Of a form. */
export const largestForm = 64 * 1024; /* bytes */

/** What is read of a body that is too large, at most. */
const readAway = 64 * 1024 * 1024; /* bytes */

/**
 * Refuses a body of more bytes than `most`. It is read all the same and forgotten, up to 64 MB: a browser that is still
 * sending when the answer comes shows a broken connection instead of it.
 */
export function limitedBody(most: number, refuse = tooLarge): MiddlewareHandler {
  return bodyLimit({
    maxSize: most,
    onError: async (context) => {
      let size = 0;
      const body = context.req.raw.bodyUsed ? null : context.req.raw.body;
      try {
        for await (const chunk of body ?? []) {
          size += chunk.byteLength;
          if (size > readAway) break;
        }
      } catch {
        /* Whoever sent it has gone. */
      }
      return refuse(context);
    },
  });
}

function tooLarge(context: Context): Response {
  return context.text("This form is too long. Go back, shorten what you typed and send it again.", 413);
}
