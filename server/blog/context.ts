import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { PictureWork } from "#server/blog/picture-work.ts";
import type { Config } from "#server/config/config.ts";
import type { Random } from "#server/ids/ids.ts";
import type { ErrorLog } from "#server/log/log.ts";
import type { RenderPage } from "#server/pages/render.ts";
import { recordEvent } from "#server/staff/audit.ts";
import type { Auth } from "#server/staff/auth.ts";
import type { StaffContext } from "#server/staff/context.ts";
import { lacksSecondFactor } from "#server/staff/second-factors.ts";
import { findViewer, type Viewer } from "#server/staff/viewer.ts";
import type { FileStorage } from "#server/storage/file-storage.ts";
import type { AuditAction } from "#server/tables/staff.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import type { BlogPage } from "./pages.ts";

export type BlogSettings = {
  db: Database;
  storage: FileStorage;
  prepareUpload: PictureWork["prepareUpload"];
  auth: Auth;
  config: Pick<Config, "siteUrl">;
  tls: boolean;
  clock: () => Date;
  log: ErrorLog;
  /** Makes the id of a new post. */
  newId: () => string;
  random: Random;
  renderPage: RenderPage<{ blogPage: BlogPage | undefined }>;
  /** Names the network of whoever sent a request, for what is written down: see network-names.ts. */
  findAddress: (context: Pick<StaffContext, "env" | "req">) => string;
};

/** Everybody may read, so nobody has to be signed in. */
export type BlogEnvironment = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Who may write posts. */
    viewer: Viewer | undefined;
    /** The account's role does not include the blog. */
    isRefused: boolean;
  };
};

export type BlogContext = Context<BlogEnvironment>;

/** Looks up the signed-in account in the database at each request. */
export function identifyViewer({
  db,
  auth,
  config,
  clock,
}: Pick<BlogSettings, "db" | "auth" | "config" | "clock">): MiddlewareHandler<BlogEnvironment> {
  return async (context, next) => {
    const { viewer, cookies } = await findViewer({ db, auth }, context.req.raw.headers, clock());
    const mayWrite =
      viewer?.rights.includes("blog") && !(await lacksSecondFactor(db, viewer, config.siteUrl));
    context.set("viewer", mayWrite ? viewer : undefined);
    context.set("isRefused", viewer !== undefined && !viewer.rights.includes("blog"));
    await next();
    for (const cookie of cookies) context.header("Set-Cookie", cookie, { append: true });
  };
}

export const noBlogRightMessage = "Your role does not include the blog. An admin can change it.";

export function accountOf(viewer: Viewer) {
  const { id, name, role, rights } = viewer;
  return { id, name, role, rights };
}

type Asked = Pick<BlogContext, "env" | "req"> & { var: { viewer: Viewer | undefined } };

/** Changes a post and writes down by whom, in one transaction. @param describe says what was done, if anything */
export function postChanges({ db, clock, random, findAddress }: BlogSettings) {
  return <Result>(
    context: Asked,
    subject: string,
    change: (trx: Transaction) => Promise<Result>,
    describe: (result: Result) => AuditAction | false | undefined,
  ) =>
    db.transaction().execute(async (trx) => {
      const result = await change(trx);
      const action = describe(result);
      if (action)
        await recordEvent(trx, {
          action,
          actorId: context.var.viewer?.id ?? null,
          subject,
          address: findAddress(context),
          now: clock(),
          random,
        });
      return result;
    });
}

/** The number of a version; 0, which no version has, if it is not a number. */
export function readVersionNumber(text: string | null | undefined) {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0;
}

/** An id as stored in rows; undefined if it is not one. */
export function readId(text: string | undefined) {
  const id = text?.toLowerCase() ?? "";
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}
