import { createAuthEndpoint } from "better-auth/api";
import { deleteSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/** better-auth's handling of cookies, for sessions that we open: a plugin called from here, without an endpoint. */
export const cookieEndpoints = {
  setStaffCookie: createAuthEndpoint.serverOnly(
    { method: "POST", body: z.object({ token: z.string() }) },
    async (ctx) => {
      const { name, attributes } = ctx.context.authCookies.sessionToken;
      await ctx.setSignedCookie(name, ctx.body.token, ctx.context.secret, attributes);
      return {};
    },
  ),
  dropStaffCookie: createAuthEndpoint.serverOnly({ method: "POST" }, async (ctx) => {
    deleteSessionCookie(ctx);
    return {};
  }),
};
