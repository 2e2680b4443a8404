/*
 * Who may sign in at /staff:
 *   npm run staff                                      lists the accounts; so does -- list
 *   npm run staff -- add ada@company.com admin         prints a one-time link that creates an account (or: editor)
 *   npm run staff -- password ada@company.com          prints a one-time link that sets a new password
 *   npm run staff -- role ada@company.com editor       changes a role
 *   npm run staff -- disable ada@company.com           shuts an account and ends its sessions; -- enable opens it
 */
import { randomBytes } from "node:crypto";
import { type Config, ConfigError, readConfig } from "#server/config.ts";
import { DatabaseUnavailable, openDatabase } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import type { Database } from "#server/database/tables.ts";
import {
  changeRole,
  disableAccount,
  enableAccount,
  findAccount,
  listAccounts,
  type Refusal,
} from "#server/staff/accounts.ts";
import { createInvitation } from "#server/staff/invitations.ts";
import type { Role } from "#server/staff/table.ts";
import { isEmailAddress } from "#server/submissions/email-address.ts";

/** A mistake of whoever typed the command. */
class Mistake extends Error {}

const usage =
  "Use: npm run staff -- list | add <email> <admin|editor> | password <email> | role <email> <admin|editor> | disable <email> | enable <email>";

const refusals: Record<Refusal, string> = {
  unknown: "There is no such account.",
  "last-admin": "Somebody has to be left who may manage accounts: make another account an admin first.",
};

try {
  const config = readConfig(process.env);
  const db = await openDatabase(config);
  try {
    await migrate(db, { databaseUrl: config.databaseUrl, tell: console.error });
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

async function run(db: Database, config: Config, [command = "list", email = "", role = ""]: string[]) {
  const now = new Date();
  if (command === "list") return describeAccounts(db, now);
  if (!isEmailAddress(email)) throw new Mistake(usage);
  const account = await findAccount(db, email);
  if (command === "add") {
    if (account) throw new Mistake(`${email} has an account already.`);
    return link("account", readRole(role), "48 hours");
  }
  if (!account) throw new Mistake(`There is no account for ${email}.`);
  switch (command) {
    case "password":
      return link("password", account.role, "30 minutes");
    case "role":
      return outcome(await changeRole(db, account.id, readRole(role), now), `${email} is ${role} now.`);
    case "disable":
      return outcome(await disableAccount(db, account.id, now), `${email} can sign in no longer.`);
    case "enable":
      return outcome(await enableAccount(db, account.id, now), `${email} can sign in again.`);
    default:
      throw new Mistake(usage);
  }

  async function link(purpose: "account" | "password", granted: Role, time: string) {
    const token = await createInvitation(db, { purpose, email, role: granted, now, random: randomBytes });
    const origin = config.siteUrl ?? `http://${config.host}:${config.port}`;
    return `Hand this link to ${email}. It works once, within ${time}:\n${origin}/staff/welcome/${token}`;
  }
}

function readRole(role: string): Role {
  if (role === "admin" || role === "editor") return role;
  throw new Mistake(usage);
}

function outcome(refusal: Refusal | undefined, done: string) {
  if (refusal) throw new Mistake(refusals[refusal]);
  return done;
}

async function describeAccounts(db: Database, now: Date) {
  const accounts = await listAccounts(db, now);
  if (accounts.length === 0)
    return "There are no accounts yet. npm start prints a link that makes the first one.";
  return accounts
    .map(({ email, name, role, disabledAt }) => `${email}  ${role}${disabledAt ? ", disabled" : ""}  ${name}`)
    .join("\n");
}
