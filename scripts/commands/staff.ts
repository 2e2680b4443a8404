/*
 * Who may sign in at /staff, also while the site runs:
 *   npm run staff                                      lists the accounts; so does -- list
 *   npm run staff -- first                             prints a one-time link that makes the first account
 *   npm run staff -- add ada@company.com admin         prints one that makes an account (or: editor, sales, writer)
 *   npm run staff -- password ada@company.com          prints one that sets a new password, and lifts a lock
 *   npm run staff -- role ada@company.com sales        changes a role
 *   npm run staff -- disable ada@company.com           shuts an account and ends its sessions; -- enable opens it
 *   npm run staff -- unlock ada@company.com            forgets the sign-ins that failed
 *   npm run staff -- reset ada@company.com             removes passkeys, authenticator app and recovery codes
 */
import "#server/private-files.ts";
import { randomBytes } from "node:crypto";
import { isEmailAddress } from "#content/forms/email-address.ts";
import { type Config, ConfigError, readConfig } from "#server/config/config.ts";
import { DatabaseUnavailable } from "#server/database/database-unavailable.ts";
import { plainEmail } from "#server/email/email-address.ts";
import { isRole, type Role, roles } from "#server/roles/roles.ts";
import { changeRole, disableAccount, enableAccount, type Refusal } from "#server/staff/account-changes.ts";
import { findAccount, hasAccounts, listAccounts } from "#server/staff/accounts.ts";
import { forgetAttempts } from "#server/staff/attempts.ts";
import { recordEvent } from "#server/staff/audit.ts";
import { createInvitation } from "#server/staff/invitations.ts";
import { enqueueNotice } from "#server/staff/notice-queue.ts";
import { removeSecondFactors } from "#server/staff/second-factors.ts";
import { endSessions } from "#server/staff/sessions.ts";
import { openOrMake } from "#server/tables/open-database.ts";
import type { AuditAction } from "#server/tables/staff.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";

/** A mistake in the command that was typed. */
class Mistake extends Error {}

const usage = `Use: npm run staff -- list | first | add <email> <${roles.join("|")}> | password <email> | role <email> <${roles.join("|")}> | disable <email> | enable <email> | unlock <email> | reset <email>`;

const refusals: Record<Refusal, string> = {
  unknown: "There is no such account.",
  "last-admin": "At least one admin has to remain: make another account an admin first.",
};

try {
  const config = readConfig(process.env);
  const db = await openOrMake(config);
  try {
    console.info(await run(db, config, process.argv.slice(2)));
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof Mistake || error instanceof ConfigError || error instanceof DatabaseUnavailable))
    throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(db: Database, config: Config, [command = "list", ...words]: string[]) {
  if (command === "list") return describeAccounts(db, new Date());
  return db.transaction().execute((trx) => change(trx, config, command, words));
}

/** Changes something and records it: both are done, or neither. */
async function change(trx: Transaction, config: Config, command: string, [typed = "", role = ""]: string[]) {
  const email = plainEmail(typed);
  const now = new Date();
  const origin = config.siteUrl ?? `http://${config.host}:${config.port}`;
  if (command === "first") return firstLink();
  if (!isEmailAddress(email)) throw new Mistake(usage);
  const account = await findAccount(trx, email);
  if (command === "add") {
    if (account) throw new Mistake(`${email} has an account already.`);
    await record("invited", null, readRole(role));
    return link("account", readRole(role), "48 hours");
  }
  if (!account) throw new Mistake(`There is no account for ${email}.`);
  switch (command) {
    case "password":
      await forgetAttempts(trx, email);
      await record("invited", account.id, account.role);
      return link("password", account.role, "30 minutes");
    case "role":
      outcome(await changeRole(trx, account.id, readRole(role), now));
      await record("role-changed", account.id, role);
      return `${email} is ${role} now.`;
    case "disable":
      outcome(await disableAccount(trx, account.id, now));
      await record("account-disabled", account.id);
      return `${email} can sign in no longer.`;
    case "enable":
      outcome(await enableAccount(trx, account.id, now));
      await record("account-enabled", account.id);
      return `${email} can sign in again.`;
    case "unlock":
      await forgetAttempts(trx, email);
      await record("attempts-forgotten", account.id);
      return `${email} may try to sign in again, from everywhere.`;
    case "reset":
      await resetSecondFactors(account.id);
      return `${email} signs in with the password alone until a second factor is added again. All its sessions have ended.`;
    default:
      throw new Mistake(usage);
  }

  async function resetSecondFactors(userId: string) {
    await forgetAttempts(trx, email);
    await removeSecondFactors(trx, userId);
    await endSessions(trx, userId);
    const detail = "Removed: passkeys, authenticator app and recovery codes";
    await enqueueNotice(trx, { userId, kind: "second-factor-changed", detail, now, random: randomBytes });
    await record("second-factor-removed", userId, "all");
  }

  function record(action: AuditAction, subject: string | null, detail: string | null = null) {
    const random = randomBytes;
    return recordEvent(trx, { action, actorId: null, subject, detail, address: null, now, random });
  }

  async function firstLink() {
    if (await hasAccounts(trx)) throw new Mistake("There are accounts already: an admin can make a link.");
    const token = await createInvitation(trx, { purpose: "first-account", now, random: randomBytes });
    return `This link makes the first account. It works once, within 30 minutes:\n${origin}/staff/welcome/${token}`;
  }

  async function link(purpose: "account" | "password", granted: Role, time: string) {
    const token = await createInvitation(trx, { purpose, email, role: granted, now, random: randomBytes });
    return `Hand this link to ${email}. It works once, within ${time}:\n${origin}/staff/welcome/${token}`;
  }
}

function readRole(role: string): Role {
  if (isRole(role)) return role;
  throw new Mistake(usage);
}

function outcome(refusal: Refusal | undefined) {
  if (refusal) throw new Mistake(refusals[refusal]);
}

async function describeAccounts(db: Database, now: Date) {
  const accounts = await listAccounts(db, now);
  if (accounts.length === 0)
    return "There are no accounts yet. To make the first one: npm run staff -- first";
  return accounts
    .map(({ email, name, role, disabledAt }) => `${email}  ${role}${disabledAt ? ", disabled" : ""}  ${name}`)
    .join("\n");
}
