import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Config } from "#server/config/config.ts";
import { renderUncached } from "#server/pages/render.ts";
import type { Right } from "#server/roles/roles.ts";
import { Overran } from "#server/threads/overran.ts";
import type { RefusedPage, StaffPage } from "./pages.ts";
import { lacksSecondFactor } from "./second-factors.ts";
import { signInAddress } from "./sign-in-address.ts";
import type { StaffSettings } from "./staff.ts";
import { findViewer, type Viewer } from "./viewer.ts";

export type StaffEnvironment = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    viewer: Viewer;
    /** Cookies for the answer, which keep the session. */
    cookies: string[];
  };
};

export type StaffContext = Context<StaffEnvironment>;

/** Answers with a page of the desk. */
export type Show = (page: StaffPage, status?: number) => Promise<Response>;

/** Renders pages of the desk: never cached, never indexed, each with its own nonce. */
export function staffPages({ renderPage, tls }: Pick<StaffSettings, "renderPage" | "tls">): Show {
  return async (staffPage, status = 200) => {
    const request = new Request("http://localhost/staff", { headers: { Accept: "text/html" } });
    const render = (shown: StaffPage) => renderUncached({ renderPage, tls }, request, { staffPage: shown });
    const page = await render(staffPage).catch((error) => {
      /* A plan in an enquiry that can't be worked out must not hide the enquiry. */
      if (!(error instanceof Overran && staffPage.page === "ticket")) throw error;
      return render({ ...staffPage, plansLeftOut: true });
    });
    page.headers.set("X-Robots-Tag", "noindex, nofollow");
    return new Response(page.body, { status: page.ok ? status : page.status, headers: page.headers });
  };
}

type SignInSettings = Pick<StaffSettings, "db" | "auth" | "clock" | "config">;

/** Lets signed-in staff pass; sends everybody else to the sign-in, and back afterwards. */
export function signedIn({ db, auth, clock, config }: SignInSettings): MiddlewareHandler<StaffEnvironment> {
  return async (context, next) => {
    const { viewer, cookies } = await findViewer({ db, auth }, context.req.raw.headers, clock());
    const { pathname, search } = new URL(context.req.url);
    if (!viewer) {
      const isForm = context.req.method === "POST";
      const back = isForm || pathname === "/staff" ? "" : pathname + search;
      return context.redirect(signInAddress(back), 303);
    }
    if (!pathname.startsWith("/staff/account/") && (await lacksSecondFactor(db, viewer, config.siteUrl)))
      return context.redirect("/staff/account/second-factor?done=required", 303);
    context.set("viewer", viewer);
    context.set("cookies", cookies);
    await next();
    for (const cookie of context.var.cookies) context.header("Set-Cookie", cookie, { append: true });
  };
}

/** Lets those pass whose role has this right. */
export function withRight(right: Right, show: Show): MiddlewareHandler<StaffEnvironment> {
  return async (context, next) => {
    if (context.var.viewer.rights.includes(right)) return next();
    return refuse(show, context, 403, right);
  };
}

const refusals: Record<Right, string> = {
  administration: "Only an admin may do this. Ask one of them, or have your role changed.",
  enquiries: "Your role does not include enquiries. An admin can change it.",
  blog: "Your role does not include the blog. An admin can change it.",
};

const nothingHere = "There is nothing at this address. It may have been mistyped.";

export function refuse(
  show: Show,
  context: StaffContext,
  status: RefusedPage["status"],
  right: Right = "administration",
) {
  const message = status === 404 ? nothingHere : refusals[right];
  return show({ page: "refused", viewer: context.var.viewer, status, message }, status);
}

/** Redirects, with the cookies set so far. */
export function redirectWith(context: StaffContext, cookies: string[], location: string) {
  for (const cookie of cookies) context.header("Set-Cookie", cookie, { append: true });
  context.header("Cache-Control", "no-store");
  return context.redirect(location, 303);
}

/** A rendered page lacks the cookies set so far, so they are added. */
export function withCookies(context: StaffContext, shown: Response) {
  const headers = Object.fromEntries(shown.headers);
  return context.body(shown.body ?? "", shown.status as ContentfulStatusCode, headers);
}

/** Where staff see the site. */
export function originOf(context: StaffContext, { siteUrl }: Pick<Config, "siteUrl">) {
  return siteUrl ?? new URL(context.req.url).origin;
}

/** The fields of a posted form. */
export async function readPosted(context: StaffContext) {
  const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return undefined;
  return new URLSearchParams(await context.req.text());
}
