import type { Hono } from "hono";
import { z } from "zod";
import {
  changeRole,
  disableAccount,
  enableAccount,
  endSessions,
  findAccount,
  listAccounts,
  type Refusal,
} from "./accounts.ts";
import { countAttempt, forgetAttempts } from "./attempts.ts";
import { passwordLength } from "./auth.ts";
import { adminsOnly, readPosted, type Show, type StaffContext, type StaffEnvironment } from "./context.ts";
import { createInvitation } from "./invitations.ts";
import { changePassword, hashPassword } from "./passwords.ts";
import { endSession, listSessions } from "./sessions.ts";
import type { StaffSettings } from "./staff.ts";

const refusals: Record<Refusal, string> = {
  unknown: "There is no such account any more.",
  "last-admin": "Somebody has to be left who may manage accounts: make another account an admin first.",
};

/** Everybody's accounts for admins, and one's own for everyone. */
export function addAccounts(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  const { db, auth, config, clock, random, findAddress } = settings;

  staff.use("/accounts", adminsOnly(show));
  staff.use("/accounts/*", adminsOnly(show));

  staff.get("/accounts", (context) => showAccounts(context));

  staff.post("/accounts", async (context) => {
    const posted = await readPosted(context);
    const email = z.email().max(254).safeParse(posted?.get("email")?.trim());
    const role = posted?.get("role") === "admin" ? "admin" : "editor";
    if (!email.success)
      return showAccounts(context, { problem: "Enter an email address like name@company.com" }, 422);
    if (await findAccount(db, email.data))
      return showAccounts(context, { problem: "There is an account with this address already." }, 422);
    return showLink(context, "account", email.data, role);
  });

  staff.post("/accounts/:id/:action", async (context) => {
    const { id, action } = context.req.param();
    const account = (await listAccounts(db, clock())).find((known) => known.id === id);
    if (!account) return showAccounts(context, { problem: refusals.unknown }, 404);
    if (action === "link") return showLink(context, "password", account.email, account.role);
    const apply = changes.get(action);
    if (!apply) return showAccounts(context, { problem: "This can't be done with an account." }, 404);
    const refusal = await apply(account.id);
    if (refusal) return showAccounts(context, { problem: refusals[refusal] }, 409);
    return context.redirect("/staff/accounts?done=account", 303);
  });

  const changes = new Map<string, (id: string) => Promise<Refusal | undefined>>([
    ["disable", (id) => disableAccount(db, id, clock())],
    ["enable", (id) => enableAccount(db, id, clock())],
    ["admin", (id) => changeRole(db, id, "admin", clock())],
    ["editor", (id) => changeRole(db, id, "editor", clock())],
    [
      "sign-out",
      async (id) => {
        await endSessions(db, id);
        return undefined;
      },
    ],
  ]);

  staff.get("/account", (context) => showOwn(context));

  staff.post("/account/password", async (context) => {
    const { viewer } = context.var;
    const posted = await readPosted(context);
    const password = posted?.get("password") ?? "";
    if (password.length < passwordLength.least || password.length > passwordLength.most)
      return showOwn(
        context,
        `The new password must have ${passwordLength.least} to ${passwordLength.most} characters.`,
        422,
      );
    const attempt = { email: viewer.email, address: findAddress(context), now: clock(), random };
    const counted = await countAttempt(db, attempt);
    if (!counted.ok) return showOwn(context, "Too many attempts have failed. Try again in 15 minutes.", 429);
    if (!(await knowsPassword(context, posted?.get("current") ?? "")))
      return showOwn(context, "The current password is not right.", 422);
    await forgetAttempts(db, viewer.email);
    const passwordHash = await hashPassword(auth, password);
    await db
      .transaction()
      .execute((trx) => changePassword(trx, { userId: viewer.id, passwordHash, now: clock() }));
    return context.redirect("/staff/sign-in", 303);
  });

  staff.post("/account/sessions/:id", async (context) => {
    await endSession(db, context.var.viewer.id, context.req.param("id"));
    return context.redirect("/staff/account?done=session", 303);
  });

  async function knowsPassword(context: StaffContext, password: string) {
    try {
      const headers = context.req.raw.headers;
      return (await auth.api.verifyPassword({ body: { password }, headers })).status;
    } catch {
      return false;
    }
  }

  async function showLink(
    context: StaffContext,
    purpose: "account" | "password",
    email: string,
    role: "admin" | "editor",
  ) {
    const token = await createInvitation(db, { purpose, email, role, now: clock(), random });
    const origin = config.siteUrl ?? new URL(context.req.url).origin;
    return showAccounts(context, { link: { purpose, email, address: `${origin}/staff/welcome/${token}` } });
  }

  async function showAccounts(
    context: StaffContext,
    { problem = null, link = null }: Partial<Pick<AccountsExtras, "problem" | "link">> = {},
    status = 200,
  ) {
    const now = clock();
    const done = context.req.query("done") ?? null;
    const accounts = await listAccounts(db, now);
    return show({ page: "accounts", viewer: context.var.viewer, now, accounts, problem, link, done }, status);
  }

  async function showOwn(context: StaffContext, problem: string | null = null, status = 200) {
    const { viewer } = context.var;
    const now = clock();
    const sessions = await listSessions(db, viewer.id, now);
    const done = context.req.query("done") ?? null;
    return show(
      { page: "account", viewer, now, sessions, problem, done, shortestPassword: passwordLength.least },
      status,
    );
  }
}

type AccountsExtras = Extract<Parameters<Show>[0], { page: "accounts" }>;
