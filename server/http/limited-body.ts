import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/** Of a form. */
export const largestForm = 64 * 1024; /* bytes */

/** The most that is read of a body that is too large. */
const readAway = 64 * 1024 * 1024; /* bytes */

/**
 * Refuses a body of more bytes than `most`. Up to 64 MB of it are still read and discarded: a browser that is still
 * sending when the answer comes shows a connection error instead.
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
        /* The client has disconnected. */
      }
      return refuse(context);
    },
  });
}

function tooLarge(context: Context): Response {
  return context.text("This form is too long. Go back, shorten what you typed and send it again.", 413);
}
