import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { Database } from "#server/database/tables.ts";
import type { ErrorLog } from "#server/log.ts";
import type { RenderPage } from "#server/pages.ts";
import type { Auth } from "#server/staff/auth.ts";
import { findViewer, type Viewer } from "#server/staff/viewer.ts";
import type { FileStorage } from "#server/storage/file-storage.ts";

export interface BlogSettings {
  db: Database;
  storage: FileStorage;
  auth: Auth;
  config: { siteUrl: string | undefined };
  tls: boolean;
  clock: () => Date;
  log: ErrorLog;
  /** Makes the id of a new post. */
  newId: () => string;
  renderPage: RenderPage;
}

/** Everybody may read, so nobody has to be signed in. */
export type BlogEnvironment = {
  Bindings: Partial<HttpBindings>;
  Variables: { viewer: Viewer | undefined };
};

export type BlogContext = Context<BlogEnvironment>;

/** Finds out who is there, from the database at each request. */
export function knowViewer(auth: Auth): MiddlewareHandler<BlogEnvironment> {
  return async (context, next) => {
    const { viewer, cookies } = await findViewer(auth, context.req.raw.headers);
    context.set("viewer", viewer);
    await next();
    for (const cookie of cookies) context.header("Set-Cookie", cookie, { append: true });
  };
}

export function accountOf(viewer: Viewer) {
  return { id: viewer.id, name: viewer.name, role: viewer.role };
}

/** The number of a version, or 0, which none has. */
export function readVersionNumber(text: string | null | undefined) {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0;
}

/** An id as rows have it, or undefined where it is none. */
export function readId(text: string | undefined) {
  const id = text?.toLowerCase() ?? "";
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}
