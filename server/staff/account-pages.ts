import type { Hono } from "hono";
import { deskPath } from "#addresses/pages.ts";
import { emailAddress } from "#server/email/email-address.ts";
import { isRole, type Role } from "#server/roles/roles.ts";
import type { AuditAction } from "#server/tables/staff.ts";
import type { Transaction } from "#server/tables/tables.ts";
import { changeRole, disableAccount, enableAccount, type Refusal } from "./account-changes.ts";
import { findAccount, listAccounts, type StaffAccount } from "./accounts.ts";
import { forgetAttempts } from "./attempts.ts";
import { recordEvent } from "./audit.ts";
import { confirmed } from "./confirm.ts";
import {
  originOf,
  readPosted,
  type Show,
  type StaffContext,
  type StaffEnvironment,
  withRight,
} from "./context.ts";
import { createInvitation } from "./invitations.ts";
import type { AccountsPage } from "./pages.ts";
import { endSessions } from "./sessions.ts";
import type { StaffSettings } from "./staff.ts";

const refusals: Record<Refusal, string> = {
  unknown: "There is no such account any more.",
  "last-admin": "At least one admin has to remain: make another account an admin first.",
};

/** Everybody's accounts, for admins. Every change asks for the password again. */
export function addAccounts(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  const { db, config, clock, random, findAddress } = settings;

  staff.use("/accounts/*", withRight("administration", show));

  staff.get(deskPath("/staff/accounts"), (context) => showAccounts(context));

  staff.post("/accounts", confirmed(settings, show), async (context) => {
    const posted = await readPosted(context);
    const email = emailAddress.safeParse(posted?.get("email"));
    const role = posted?.get("role");
    if (!email.success)
      return showAccounts(context, { problem: "Enter an email address like name@company.com" }, 422);
    if (!isRole(role)) return showAccounts(context, { problem: "Choose a role." }, 422);
    if (await findAccount(db, email.data))
      return showAccounts(context, { problem: "There is an account with this address already." }, 422);
    return showLink(context, "account", { email: email.data, role });
  });

  staff.post("/accounts/:id/:action", confirmed(settings, show), async (context) => {
    const { id, action } = context.req.param();
    const account = (await listAccounts(db, clock())).find((known) => known.id === id);
    if (!account) return showAccounts(context, { problem: refusals.unknown }, 404);
    if (action === "link") return showLink(context, "password", account);
    const change = isRole(action) ? roleTo(action) : changes.get(action);
    if (!change) return showAccounts(context, { problem: "This can't be done with an account." }, 404);
    const refusal = await db.transaction().execute(async (trx) => {
      const why = await change.apply(trx, account);
      if (!why) await record(trx, context, change.means, account.id, isRole(action) ? action : null);
      return why;
    });
    if (refusal) return showAccounts(context, { problem: refusals[refusal] }, 409);
    return context.redirect("/staff/accounts?done=account", 303);
  });

  type Change = {
    means: AuditAction;
    apply: (trx: Transaction, account: StaffAccount) => Promise<Refusal | undefined>;
  };

  function roleTo(role: Role): Change {
    return { means: "role-changed", apply: (trx, { id }) => changeRole(trx, id, role, clock()) };
  }

  const changes = new Map<string, Change>([
    ["disable", { means: "account-disabled", apply: (trx, { id }) => disableAccount(trx, id, clock()) }],
    ["enable", { means: "account-enabled", apply: (trx, { id }) => enableAccount(trx, id, clock()) }],
    [
      "unlock",
      {
        means: "attempts-forgotten",
        apply: async (trx, { email }) => {
          await forgetAttempts(trx, email);
          return undefined;
        },
      },
    ],
    [
      "sign-out",
      {
        means: "sessions-ended",
        apply: async (trx, { id }) => {
          await endSessions(trx, id);
          return undefined;
        },
      },
    ],
  ]);

  async function showLink(
    context: StaffContext,
    purpose: "account" | "password",
    { email, role, id }: Pick<StaffAccount, "email" | "role"> & { id?: string },
  ) {
    const token = await db.transaction().execute(async (trx) => {
      await record(trx, context, "invited", id ?? null, role);
      return createInvitation(trx, { purpose, email, role, now: clock(), random });
    });
    const address = `${originOf(context, config)}/staff/welcome/${token}`;
    return showAccounts(context, { link: { purpose, email, address } });
  }

  function record(
    trx: Transaction,
    context: StaffContext,
    action: AuditAction,
    subject: string | null,
    detail: string | null,
  ) {
    const actorId = context.var.viewer.id;
    const address = findAddress(context);
    return recordEvent(trx, { action, actorId, subject, detail, address, now: clock(), random });
  }

  async function showAccounts(
    context: StaffContext,
    { problem = null, link = null }: Partial<Pick<AccountsPage, "problem" | "link">> = {},
    status = 200,
  ) {
    const now = clock();
    const done = context.req.query("done") ?? null;
    const accounts = await listAccounts(db, now);
    return show({ page: "accounts", viewer: context.var.viewer, now, accounts, problem, link, done }, status);
  }
}
