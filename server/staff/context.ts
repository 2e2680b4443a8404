import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { type RenderPage, renderUncached } from "#server/pages.ts";
import type { Auth } from "./auth.ts";
import type { RefusedPage, StaffPage } from "./pages.ts";
import { signInAddress } from "./sign-in-address.ts";
import { findViewer, type Viewer } from "./viewer.ts";

export type StaffEnvironment = { Bindings: Partial<HttpBindings>; Variables: { viewer: Viewer } };

export type StaffContext = Context<StaffEnvironment>;

/** Answers with a page of the desk. */
export type Show = (page: StaffPage, status?: number) => Promise<Response>;

/** Draws pages of the desk: never cached, never indexed, bound to a nonce of their own. */
export function staffPages(renderPage: RenderPage, tls: boolean): Show {
  return async (staffPage, status = 200) => {
    const request = new Request("http://localhost/staff", { headers: { Accept: "text/html" } });
    const page = await renderUncached(renderPage, request, { rejectedForm: null, staffPage, tls });
    page.headers.set("X-Robots-Tag", "noindex, nofollow");
    return new Response(page.body, { status: page.ok ? status : page.status, headers: page.headers });
  };
}

/** Lets signed-in staff pass; sends everybody else to the sign-in, and back afterwards. */
export function signedIn(auth: Auth): MiddlewareHandler<StaffEnvironment> {
  return async (context, next) => {
    const { viewer, cookies } = await findViewer(auth, context.req.raw.headers);
    if (!viewer) {
      const { pathname, search } = new URL(context.req.url);
      const isForm = context.req.method === "POST";
      const back = isForm || pathname === "/staff" ? "" : pathname + search;
      return context.redirect(signInAddress(back), 303);
    }
    context.set("viewer", viewer);
    await next();
    for (const cookie of cookies) context.header("Set-Cookie", cookie, { append: true });
  };
}

/** Lets admins pass. */
export function adminsOnly(show: Show): MiddlewareHandler<StaffEnvironment> {
  return async (context, next) => {
    if (context.var.viewer.role === "admin") return next();
    return refuse(show, context, 403);
  };
}

const refusals = {
  403: "Only an admin may do this. Ask one of them, or have your role changed.",
  404: "There is nothing at this address. It may have been mistyped.",
} as const;

export function refuse(show: Show, context: StaffContext, status: RefusedPage["status"]) {
  return show({ page: "refused", viewer: context.var.viewer, status, message: refusals[status] }, status);
}

/** The fields of a posted form. */
export async function readPosted(context: StaffContext) {
  const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return undefined;
  return new URLSearchParams(await context.req.text());
}
